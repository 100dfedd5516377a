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

interface Looked {
  round?: number
  positions?: number[]
  divers?: { number_of_cards: number }[]
  turns?: number
  owners?: number[]
  boats?: string[]
  holds?: number[]
}

const TOLD = new Set([
  'LevelChecked', 'Helped', 'DolphinsPaid', 'AxolotlPlayed', 'StackRanOut', 'NobodyDived', 'CompanionAnnounced', // Dive
  'Discovered', 'EventDrawn', 'Surfaced', 'Died', 'ShotUp', 'EndTriggered', 'BoatLeft', // Scuba
  'Boarded', 'Struck', 'Stranded', 'Removed', 'WishGained', 'TreasureSank', 'RansomPaid', // The Divers
  'PlayerLeft', 'GaveUp', 'GameEnded', 'Ended',
])

/** The Divers counts turns: when every boat has had one, a round is over. */
function roundOf(view: Json): number {
  const { round, turns = 0, boats } = view as Looked
  return round ?? Math.floor(turns / Math.max(1, boats?.filter(Boolean).length || 4)) + 1
}

function standingsOf(view: Json, players: number): number[] {
  const { positions, divers, owners, holds } = view as Looked
  const seats = Array.from({ length: players }, (_, seat) => seat)
  if (positions) return positions // Dive's chief has no seat and comes last
  if (holds && owners) return seats.map((seat) => holds.reduce((sum, hold, boat) => sum + (owners[boat] === seat ? hold : 0), 0))
  return seats.map((seat) => divers?.[seat]?.number_of_cards ?? 0)
}

export function summaryOf(replayed: Replayed, views: Json[]): Row[] {
  const rows: Row[] = []
  replayed.steps.forEach(({ events }, at) => {
    const round = Math.max(1, roundOf(views[at] ?? null))
    let row = rows.at(-1)
    if (row?.round !== round) rows.push((row = { round, at, standings: [], events: [] }))
    row.events.push(...events.filter(({ type }) => TOLD.has(type)))
    row.standings = standingsOf(views[at + 1] ?? null, replayed.names.length)
  })
  return rows
}
