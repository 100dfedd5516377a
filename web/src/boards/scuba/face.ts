import type { Face } from '../face'

const COLOURS = ['red', 'yellow', 'blue', 'green']

export const face: Face = {
  letter: 'S',
  seats: 3,
  colours: ({ at }) => COLOURS.slice(at, at + 1),
  piece: ({ at }) => `scuba/diver/${COLOURS[at]}`,
}
