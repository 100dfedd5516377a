import type { Face } from '../face'
import { wakeDarkroom } from './looking.svelte'

const COLOURS = ['yellow', 'pink', 'white', 'blue']

export const face: Face = {
  letter: 'D',
  seats: 3,
  colours: ({ at }) => COLOURS.slice(at, at + 1),
  piece: ({ at }) => `dive/pawn/${COLOURS[at]}`,
  wake: wakeDarkroom,
}
