/** The table itself, as an all-knowing replay shows it (games/scuba/state.py). */

import { dataOf } from './data'
import type { Colour, ScubaDiverView, ScubaView } from './view'

interface Table extends Pick<ScubaView, 'options' | 'round' | 'phase' | 'start' | 'active' | 'current' | 'used' | 'event_used'> {
  fronts: string[]
  colours: Colour[]
  places: number[]
  covered: number[][]
  open: number[]
  discs: number[]
  deck: string[]
  event_decks: string[][]
  shuffles: number
  loc: ScubaDiverView['loc'][]
  at: number[]
  air: number[]
  deco: number[]
  deep: boolean[]
  cards: string[][]
  plus: number[][]
  minus: number[][]
  dust: number[][]
  gone: number[]
  agenda: ScubaView['agenda']
  result: ScubaView['result']
}

/** Things that nobody at the table knew. */
export interface Hidden {
  /** By tile: what is on it. */
  fronts: string[]
  /** The next current card, and the next event card of each depth. */
  current: string | null
  events: string[]
}

export type Seen = ScubaView & { hidden?: Hidden }

const DISCARDED = -1

/** The view of a document; for a whole table, also what was hidden. */
export function viewOf(document: unknown): Seen {
  const table = document as ScubaView | (Table & ScubaView['turn'])
  if (!('fronts' in table)) return table
  const data = dataOf(table.options.data_set)
  const fronts = table.fronts.map((id) => data.front(id))
  const shown = (tile: number) => ({
    tile,
    square: table.places[tile] ?? DISCARDED,
    colour: table.colours[tile] ?? 'R',
    discs: table.loc.flatMap((_, seat) => ((table.discs[tile] ?? 0) & (1 << seat) ? [seat] : [])),
  })
  const out = table.places.flatMap((place, tile) => (place < 0 ? [{ ...shown(tile), front: fronts[tile] ?? '' }] : []))
  return {
    ...table,
    seat: null,
    cards_left: table.deck.length,
    event_cards_left: table.event_decks.map((deck) => deck.length),
    covered: table.covered.flat().map(shown),
    open: table.open.map((tile) => ({ ...shown(tile), species: fronts[tile] ?? '' })),
    discarded: out.filter(({ square }) => square === DISCARDED),
    removed: out.filter(({ square }) => square !== DISCARDED),
    divers: table.loc.map((loc, seat) => ({
      loc,
      at: table.at[seat] ?? -1,
      air: table.air[seat] ?? 0,
      deco: table.deco[seat] ?? 0,
      has_been_deep: table.deep[seat] ?? false,
      dust: table.dust[seat] ?? [],
      number_of_cards: table.cards[seat]?.length ?? 0,
      cards: table.cards[seat] ?? [],
      plus: table.plus[seat] ?? [],
      minus: table.minus[seat] ?? [],
    })),
    turn: table,
    hidden: {
      fronts,
      current: table.deck[0] ?? null,
      events: table.event_decks.flatMap(([next]) => (next ? [next] : [])),
    },
  }
}
