/** What is printed on board, tiles and cards: the house's set, or one that a table brought along. */

import * as newest from '../../../../src/divetable/games/scuba/data/scuba.house.json'
import * as first from '../../../../src/divetable/games/scuba/data/scuba.house-1.json'
import type { Colour } from './view'

export type Heading = 'L' | 'R' | 'U' | 'D' | 'LR' | 'UD' | 'ANY'

export type Effect =
  | { op: 'move'; who: 'self' | 'anyDiver' | 'fishOrDiver' | 'all'; dir: Heading; n: number; dust: boolean; discover: boolean }
  | { op: 'air'; who: 'self' | 'all'; n: number }
  | { op: 'vp'; n: number }
  | { op: 'choose'; options: Effect[][] }
  | { op: 'if'; cond: string; then: Effect[]; else: Effect[] }
  | { op: 'nothing' | 'deco' | 'surface' | 'surfaceBoat' | 'endTurn' | 'noDescent' | 'flipTile' | 'removeTile' }

export type Drift = [number, number]

export interface CurrentCard {
  id: string
  R: Drift
  Y: Drift
  G: Drift
  B: Drift
  divers: Drift
  air: number
  /** Pays it; older sets say nothing and mean everybody. */
  who?: 'self' | 'all'
}

export interface EventCard {
  id: string
  band: Colour
  name: string
  effects: Effect[]
}

export interface Species {
  id: string
  name: string
  colour: Colour
  value: number
}

export interface Combination {
  id: string
  members: string[]
  /** By how many of them you have. */
  bonus: { [count: string]: number }
}

interface Printed {
  board: { rows: { row: number; air: number }[]; boatColumns: number[]; surface: { [column: string]: number } }
  species: Species[]
  combos: Combination[]
  tiles: { id: string; band: Colour; kind: string; species?: string | null }[]
  currents: CurrentCard[]
  events: EventCard[]
}

const HOUSE = 'house-2'
const house: { [name: string]: Printed } = {
  'house-1': printedIn(first as unknown as Printed),
  [HOUSE]: printedIn(newest as unknown as Printed),
}

/** Without the parts that no client needs. */
function printedIn({ board, species, combos, tiles, currents, events }: Printed): Printed {
  return { board, species, combos, tiles, currents, events }
}

export class Data {
  readonly boat: number[]
  readonly species: Map<string, Species>
  readonly combinations: Combination[]
  readonly currents: Map<string, CurrentCard>
  readonly events: Map<string, EventCard>

  constructor(private readonly printed: Printed) {
    this.boat = printed.board.boatColumns
    this.species = new Map(printed.species.map((one) => [one.id, one]))
    this.combinations = printed.combos
    this.currents = new Map(printed.currents.map((one) => [one.id, one]))
    this.events = new Map(printed.events.map((one) => [one.id, one]))
  }

  /** What a turn that ends in this row costs. */
  air(row: number): number {
    return this.printed.board.rows.find((one) => one.row === row)?.air ?? 0
  }

  /** Minus points of a square at the surface. */
  minus(column: number): number {
    return Math.abs(this.printed.board.surface[column] ?? 0)
  }

  /** What is on the tile that the set calls so: a species, `event` or `empty`. */
  front(id: string): string {
    const found = this.printed.tiles.find((one) => one.id === id)
    return found ? frontOf(found) : 'empty'
  }

  /** What can be on the front of tiles of a colour, and on how many. */
  fronts(colour: Colour): [string, number][] {
    const found = new Map<string, number>()
    for (const tile of this.printed.tiles) {
      const front = frontOf(tile)
      if (tile.band === colour) found.set(front, (found.get(front) ?? 0) + 1)
    }
    return [...found]
  }

  /** What your cards give together, besides the points printed on them. */
  bonus(cards: readonly string[]): number {
    return this.combinations.reduce((sum, one) => sum + bonusOf(one, cards), 0)
  }

  value(cards: readonly string[]): number {
    return cards.reduce((sum, card) => sum + (this.species.get(card)?.value ?? 0), 0)
  }
}

export function bonusOf(combination: Combination, cards: readonly string[]): number {
  return combination.bonus[combination.members.filter((member) => cards.includes(member)).length] ?? 0
}

function frontOf({ kind, species }: Printed['tiles'][number]): string {
  return kind === 'animal' ? (species ?? '') : kind
}

const known = new Map<string, Data>()

/** The set that the options of a table name. */
export function dataOf(text: string): Data {
  let data = known.get(text)
  if (!data) known.set(text, (data = new Data(house[text] ?? (JSON.parse(text) as Printed))))
  return data
}

export function houseData(): Data {
  return dataOf(HOUSE)
}
