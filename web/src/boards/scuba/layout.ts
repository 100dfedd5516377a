/** Where pieces lie on their squares: in squares from the upper left corner of the sea. */

import type { Picture, TileShown } from './scenes'
import { columnOf, rowOf, type ScubaDiverView } from './view'

export interface Place {
  x: number
  y: number
  size: number
}

const ALONE: Place = { x: 0.06, y: 0.06, size: 0.88 }
const FANNED = 0.62

/** Tiles on a square of their own fill it; several are fanned out. */
export function tilePlace(tiles: TileShown[], one: TileShown): Place {
  const here = tiles.filter(({ square }) => square === one.square)
  const at = here.findIndex(({ tile }) => tile === one.tile)
  return from(one.square, here.length < 2 ? ALONE : { ...fan(at, here.length, FANNED), size: FANNED })
}

/** Divers stand at the bottom of their square, those aboard side by side on the boat. */
export function diverPlace(divers: ScubaDiverView[], seat: number, boat: number[]): Place {
  const one = divers[seat]
  if (!one || one.loc === 'WAIT' || one.loc === 'BOAT') {
    const width = boat.length - 0.7
    return { x: Math.min(...boat) - 1 + 0.1 + (width * seat) / Math.max(3, divers.length - 1), y: 0.12, size: 0.55 }
  }
  const here = divers.flatMap(({ at, loc }, number) => (at === one.at && isInWater(loc) ? [number] : []))
  const at = here.indexOf(seat)
  const step = here.length > 1 ? 0.46 / (here.length - 1) : 0
  return from(one.at, { x: -0.02 + at * step, y: 0.4, size: 0.6 })
}

export function dustPlace(divers: ScubaDiverView[], seat: number, square: number): Place {
  const before = divers.slice(0, seat).filter(({ dust }) => dust.includes(square)).length
  return from(square, { x: before * 0.2, y: -0.06 + before * 0.06, size: 0.46 })
}

export function isInWater(loc: ScubaDiverView['loc']): boolean {
  return loc === 'SUB' || loc === 'SNORKEL' || loc === 'SHOT'
}

/** Everything that lies on a square. */
export function onSquare(picture: Picture, square: number) {
  return {
    tiles: picture.tiles.filter((one) => one.square === square),
    divers: picture.divers.flatMap(({ at, loc }, seat) => (at === square && isInWater(loc) ? [seat] : [])),
    dust: picture.divers.flatMap(({ dust }, seat) => (dust.includes(square) ? [seat] : [])),
  }
}

function fan(at: number, count: number, size: number): { x: number; y: number } {
  const step = (0.96 - size) / (count - 1)
  return { x: 0.02 + at * step, y: 0.02 + at * step }
}

function from(square: number, { x, y, size }: Place): Place {
  return { x: columnOf(square) - 1 + x, y: rowOf(square) + y, size }
}
