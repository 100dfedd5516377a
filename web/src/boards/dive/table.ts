/** The table itself, as an all-knowing replay shows it (games/dive/state.py). */

import type { ChiefCard, DiveView, Program } from './view'

interface Table extends Omit<DiveView, 'seat' | 'asked' | 'cards_left' | 'history' | 'my_draft' | 'my_pick' | 'has_picked'> {
  deck: { code: string }[]
  taken: number
  round_start: number
  chief_deck: ChiefCard[]
  drafts: Program[]
  picks: (string | null)[]
  octopuses: { x: number; y: number; angle: number }[]
}

/** Things that nobody, or not everybody, knew. */
export interface Hidden {
  /** The contents of the stack, the next card first. */
  cards: string[]
  drafts: Program[]
  picks: (string | null)[]
  chief: ChiefCard | null
  octopuses: { x: number; y: number; angle: number }[]
}

export type Seen = DiveView & { hidden?: Hidden }

const LEVELS = 6 // with the anglerfish

/** The view of a document; for a whole table, also what was hidden. */
export function viewOf(document: unknown): Seen {
  const table = document as DiveView | Table
  if (!('deck' in table)) return table
  const codes = table.deck.map(({ code }) => code)
  const { drafts, picks, octopuses } = table
  return {
    ...table,
    seat: null,
    asked: null,
    cards_left: codes.length - table.taken,
    history: table.options.card_history ? codes.slice(0, table.round_start) : [],
    my_draft: null,
    my_pick: null,
    has_picked: picks.map((pick) => pick !== null),
    hidden: {
      cards: codes.slice(table.taken, table.taken + LEVELS),
      drafts: table.phase === 'programming' ? drafts : [],
      picks,
      chief: table.options.chief ? (table.chief_card ?? table.chief_deck[0] ?? null) : null,
      octopuses,
    },
  }
}
