/** The sea as squares, and what Scuba shows a seat (src/protocol.ts). */

import type { ScubaAction, ScubaChoice, ScubaDiverView, ScubaView } from '../../protocol'

export type { ScubaAction, ScubaChoice, ScubaDiverView, ScubaView }
export type Colour = 'R' | 'Y' | 'G' | 'B'
export type Direction = 'L' | 'R' | 'U' | 'D'

export const COLUMNS = 9
export const ROWS = 10
export const DIRECTIONS: Direction[] = ['L', 'U', 'D', 'R']
export const MOVEMENT_POINTS = 4
export const FULL = 20 // units of air
export const LOW = 5 // the red part of the dial

const NAMES = { R: 'red', Y: 'yellow', G: 'green', B: 'blue' }
const DIVERS = ['red', 'yellow', 'blue', 'green']

/** The colour of a tile, as its drawings and words call it. */
export function colourName(colour: Colour): string {
  return NAMES[colour]
}

/** The colour of a player's pieces. */
export function diverColour(seat: number): string {
  return DIVERS[seat] ?? 'red'
}

export const columnOf = (square: number) => (square % COLUMNS) + 1
export const rowOf = (square: number) => Math.floor(square / COLUMNS)
export const squareAt = (column: number, row: number) => row * COLUMNS + column - 1

/** The square from which a way leads there; for drawing, not for deciding. */
export function beside(square: number, way: Direction): number | null {
  const [column, row] = [columnOf(square), rowOf(square)]
  const to = { L: [column - 1, row], R: [column + 1, row], U: [column, row - 1], D: [column, row + 1] }[way]
  const [x = 0, y = 0] = to
  return x < 1 || x > COLUMNS || y < 0 || y >= ROWS ? null : squareAt(x, y)
}
