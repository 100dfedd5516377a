/** A game in a few lines: where everybody stood after each round, and what was worth telling. */

import type { GameEvent, Json } from './messages'
import type { Replayed } from './replayed'

export interface Row {
  round: number
  /** The step it began with. */
  at: number
  standings: number[]
  events: GameEvent[]
}

/** How a game sums itself up. */
export interface Account {
  /** Kinds of event that are worth telling; without a list, all are. */
  told?: string[]
  /** The round, or what comes nearest to one. */
  round: (view: Json) => number
  /** Where everybody stands; those without a seat come last. */
  standings: (view: Json, players: number) => number[]
  /** The names of those without a seat. */
  others?: () => string[]
}

export function summaryOf({ told, round: roundOf, standings }: Account, replayed: Replayed, views: Json[]): Row[] {
  const rows: Row[] = []
  replayed.steps.forEach(({ events }, at) => {
    const round = Math.max(1, roundOf(views[at] ?? null))
    let row = rows.at(-1)
    if (row?.round !== round) rows.push((row = { round, at, standings: [], events: [] }))
    row.events.push(...events.filter(({ type }) => !told || told.includes(type)))
    row.standings = standings(views[at + 1] ?? null, replayed.names.length)
  })
  return rows
}
