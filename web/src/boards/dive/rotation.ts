/** The stack seen from a side of the table: quarter turns of the picture, clockwise. */

import type { Point } from '../../lib/lightfield'

/** Which way round a seat sees the stack: people sit around the table. Spectators sit with the first. */
export function sideOf(seat: number | null, seats: number): number {
  return seat === null || seats < 2 ? 0 : Math.round((seat * 4) / seats) % 4
}

/** A direction turned clockwise by this many quarters; on a screen, down is positive. */
export function turned({ x, y }: Point, quarters: number): Point {
  switch (((quarters % 4) + 4) % 4) {
    case 1:
      return { x: -y, y: x }
    case 2:
      return { x: -x, y: -y }
    case 3:
      return { x: y, y: -x }
    default:
      return { x, y }
  }
}

/** The same for a point of the unit square. */
export function turnedPoint({ x, y }: Point, quarters: number): Point {
  const from = turned({ x: x - 0.5, y: y - 0.5 }, quarters)
  return { x: from.x + 0.5, y: from.y + 0.5 }
}
