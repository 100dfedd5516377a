import type { Face } from '../face'

const COLOURS = ['red', 'yellow', 'blue', 'green']

const divers = import.meta.glob<string>('../../art/scuba/diver/*.svg', { query: '?url', import: 'default', eager: true })

export const face: Face = {
  letter: 'S',
  seats: 3,
  colours: ({ at }) => COLOURS.slice(at, at + 1),
  piece: ({ at }) => divers[`../../art/scuba/diver/${COLOURS[at]}.svg`] ?? '',
  keys: ['walk'],
  absent: ['tiles', 'decks', 'points'],
}
