import type { Face } from '../face'
import { wakeDarkroom } from './picture.svelte'

const COLOURS = ['yellow', 'pink', 'white', 'blue']

const pawns = import.meta.glob<string>('../../art/dive/pawn/*.svg', { query: '?url', import: 'default', eager: true })

export const face: Face = {
  letter: 'D',
  seats: 3,
  colours: ({ at }) => COLOURS.slice(at, at + 1),
  piece: ({ at }) => pawns[`../../art/dive/pawn/${COLOURS[at]}.svg`] ?? '',
  keys: ['tokens', 'back', 'flip', 'look', 'straight', 'turn', 'breath'],
  absent: ['cards', 'boards', 'picks', 'chief'],
  wake: wakeDarkroom,
}
