/** The ocean as it is drawn: squares, places, and what stands where. */

import type { DiversView } from '../../protocol'

export type { DiversView }
export type SeatName = DiversView['turn']

export const SEATS: SeatName[] = ['N', 'E', 'S', 'W']
export const DIVERS = SEATS.flatMap((seat) => ['1', '2', '3'].map((number) => seat + number))
export const COLOUR: { [seat: string]: string } = { N: 'red', E: 'yellow', S: 'green', W: 'blue' }

/** Column and row from the north-west; the ring is 0 and size + 1. */
export interface Square {
  x: number
  y: number
}

/** As much of the table as can be seen to move. */
export interface Shown {
  size: number
  sea: string[]
  divers: string[]
  flags: string[][]
  boats: string[]
  holds: number[]
  gold: { [place: string]: number }
  /** The divers carrying a treasure. */
  carrying: string
  /** Which patch is being turned. */
  turning: string
}

export function shownOf(view: DiversView): Shown {
  const { sea, divers, flags, boats, holds } = view
  const size = Math.sqrt(sea.length)
  return { size, sea, divers, flags, boats, holds, gold: Object.fromEntries(view.gold), carrying: '', turning: '' }
}

export const key = ({ x, y }: Square): string => `${x},${y}`

/** The square of a place (`6,5#2`, `ring 6,0`, `boat N`, `6,5>NE`); null for `out`. */
export function squareOf(place: string, boats: string[]): Square | null {
  if (place.startsWith('boat ')) return squareOf(boats[SEATS.indexOf(place.slice(5) as SeatName)] ?? '', boats)
  const found = /(\d+),(\d+)/.exec(place)
  return found ? { x: Number(found[1]), y: Number(found[2]) } : null
}

/** Where a diver or a boat is. */
export function whereIs({ divers, boats }: Pick<Shown, 'divers' | 'boats'>, id: string): Square | null {
  return squareOf(id.startsWith('boat ') ? id : (divers[DIVERS.indexOf(id)] ?? 'out'), boats)
}

export function isPatch({ x, y }: Square, size: number): boolean {
  return x >= 1 && y >= 1 && x <= size && y <= size
}

/** The code of a patch; null on the ring. */
export function codeAt(sea: string[], size: number, square: Square): string | null {
  return isPatch(square, size) ? (sea[(square.y - 1) * size + square.x - 1] ?? '') : null
}

/** The coast a ring square lies on; '' for a corner. */
export function coastOf({ x, y }: Square, size: number): SeatName | '' {
  const along = (n: number) => n >= 1 && n <= size
  if (along(x)) return y === 0 ? 'N' : y > size ? 'S' : ''
  if (along(y)) return x === 0 ? 'W' : 'E'
  return ''
}

/** The divers on a square, in a boat there or in its mud. */
export function diversOn(shown: Shown, square: Square): string[] {
  return DIVERS.filter((_, at) => {
    const there = squareOf(shown.divers[at] ?? 'out', shown.boats)
    return there?.x === square.x && there.y === square.y
  })
}

/** What holds a diver, and whether the diver has a wish. */
export function flagsOf(shown: Shown, diver: string): string[] {
  return (shown.flags[DIVERS.indexOf(diver)] ?? []).filter((flag) => flag !== 'fresh')
}

/** The treasures on a patch, all its tufts together. */
export function goldOn(shown: Shown, square: Square): number {
  const here = key(square)
  return Object.entries(shown.gold).reduce((sum, [place, number]) => (place.split('#')[0] === here ? sum + number : sum), 0)
}

export function boatOn(shown: Shown, square: Square): SeatName | null {
  return SEATS.find((_, at) => shown.boats[at] === `ring ${key(square)}`) ?? null
}

/** What is on each square, as a text that changes whenever something there does. */
export function contents(shown: Shown): Map<string, string> {
  const found = new Map<string, string>()
  const add = (place: string, text: string) => {
    const square = squareOf(place, shown.boats)
    if (square) found.set(key(square), `${found.get(key(square)) ?? ''} ${place} ${text};`)
  }
  SEATS.forEach((seat, at) => add(`boat ${seat}`, String(shown.holds[at])))
  DIVERS.forEach((diver, at) => add(shown.divers[at] ?? 'out', `${diver} ${shown.flags[at]?.join()}`))
  for (const [place, number] of Object.entries(shown.gold)) if (number > 0) add(place, `gold ${number}`)
  return found
}

/** The table itself, as an all-knowing replay shows it (games/divers/state.py). */
interface Table extends Omit<DiversView, 'sea' | 'divers' | 'flags' | 'boats' | 'gold' | 'turn'> {
  layout: string[]
  sea: string[]
  gold: number[]
  where: number[]
  flags: number[]
  boats: number[]
  turn: number
}

const FLAGS = ['delayed', 'stuck', 'caught', 'wish', 'fresh']

/** The view of a document. Of a whole table, what lies face down is known: `?shark`. */
export function viewOf(document: unknown): DiversView {
  const table = document as DiversView | Table
  if (!('layout' in table)) return table
  const across = table.options.size + 2
  const area = across * across
  const square = (at: number) => ({ x: at % across, y: Math.floor(at / across) })
  const name = (at: number) => {
    const [layer, here] = [Math.floor(at / area), at % area]
    const place = isPatch(square(here), across - 2) ? key(square(here)) : `ring ${key(square(here))}`
    return layer > 0 || table.sea[here]?.startsWith('mud') ? `${place}#${layer + 1}` : place
  }
  return {
    ...table,
    sea: table.sea.flatMap((code, at) => (code === '' ? [] : code === '?' ? [`?${table.layout[at]}`] : [code])),
    divers: table.where.map((at) => (at >= 0 ? name(at) : at < -SEATS.length ? 'out' : `boat ${SEATS[-1 - at]}`)),
    flags: table.flags.map((bits) => FLAGS.filter((_, bit) => bits & (1 << bit))),
    boats: table.boats.map((at) => (at >= 0 ? name(at) : '')),
    gold: table.gold.flatMap((number, at) => (number > 0 ? [[name(at), number] as [string, number]] : [])),
    turn: SEATS[table.turn] ?? 'N',
  }
}
