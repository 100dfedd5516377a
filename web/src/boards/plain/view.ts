/** What a view says, without knowing the game: as a table of the seats, and the rest beside it. */

import type { Json } from '../../lib/messages'
import { spaced } from './say'

/** Told otherwise, or of use to programs only. */
const UNSEEN = ['seat', 'result', 'agenda', 'options']

export interface Line {
  label: string
  /** For everybody at the table, or one for each seat. */
  told: string[]
}

export interface Sight {
  table: Line[]
  seats: Line[]
}

export function sightOf(view: Json, seats: number): Sight {
  const parts = Object.entries((view ?? {}) as { [part: string]: Json }).filter(([part]) => !UNSEEN.includes(part))
  const isOfEach = ([, value]: [string, Json]) => Array.isArray(value) && value.length === seats
  return {
    seats: parts.filter(isOfEach).map(([part, value]) => ({ label: spaced(part), told: (value as Json[]).map(told) })),
    table: parts.filter((part) => !isOfEach(part)).map(([part, value]) => ({ label: spaced(part), told: [told(value)] })),
  }
}

function told(value: Json): string {
  if (value === null || value === false || value === '') return '–'
  if (value === true) return '✓'
  if (Array.isArray(value)) return value.map(told).join(', ') || '–'
  if (typeof value !== 'object') return String(value)
  return Object.entries(value).map(([part, one]) => `${spaced(part)} ${told(one)}`).join(', ')
}
