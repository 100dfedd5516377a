import type { Face } from '../face'

const COLOURS = ['yellow', 'blue']

export const face: Face = {
  letter: 'P',
  seats: 2,
  colours: ({ at }) => COLOURS.slice(at, at + 1),
  absent: ['depth', 'pearl'],
}
