/** Where pieces stand on their square, so that none hides another. */

import { layout } from '../../art/pieces.json'
import { codeAt, DIVERS, squareOf, type Shown } from './view'

export interface Standing {
  id: string
  /** The middle, in squares. */
  x: number
  y: number
  scale: number
}

type Point = [number, number]

const ALONE: Point[] = [[0, 0]]
const TOGETHER: Point[][] = [
  ALONE,
  [[-0.22, 0], [0.22, 0]],
  [[-0.24, 0.12], [0.24, 0.12], [0, -0.18]],
  [[-0.22, -0.2], [0.22, -0.2], [-0.22, 0.22], [0.22, 0.22]],
]
const TUFTS = layout.divers.tufts as unknown as { [number: string]: Point[] }
const ON_TUFT = 0.44

/** The middle of a tuft within its patch. */
export function tuftOf(shown: Shown, place: string): Point | null {
  const square = squareOf(place, shown.boats)
  const number = Number(place.split('#')[1] ?? 0)
  if (!square || !number) return null
  const tufts = codeAt(shown.sea, shown.size, square)?.split(':')[1] ?? ''
  const [x, y] = TUFTS[tufts]?.[number - 1] ?? [50, 50]
  return [x / 100 - 0.5, y / 100 - 0.5]
}

/** All divers that are still in the game. */
export function standing(shown: Shown): Standing[] {
  return DIVERS.flatMap((id, at) => {
    const place = shown.divers[at] ?? 'out'
    const square = squareOf(place, shown.boats)
    if (!square) return []
    const there = shown.divers.flatMap((other, number) => (other === place ? [number] : []))
    const tuft = tuftOf(shown, place)
    const spots = TOGETHER[Math.min(there.length, 4) - 1] ?? ALONE
    const [dx, dy] = spots[there.indexOf(at) % spots.length] ?? [0, 0]
    const crowd = there.length > 1
    if (tuft) {
      const [tx, ty] = tuft
      return { id, x: square.x + 0.5 + tx + dx * 0.6, y: square.y + 0.42 + ty + dy * 0.6, scale: crowd ? 0.36 : ON_TUFT }
    }
    const scale = place.startsWith('boat ') ? (crowd ? 0.48 : 0.6) : crowd ? 0.52 : 0.78
    return { id, x: square.x + 0.5 + dx, y: square.y + 0.5 + dy, scale }
  })
}
