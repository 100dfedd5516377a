/** A finished game, told again: what every step changed, and a summary of it. */

import { device } from './here'
import type { Change, GameEvent, Json, ThoughtShown } from './messages'
import { patched } from './patch'
import type { GameResult } from '../parts/result'

export interface Replayed {
  game: string
  names: string[]
  eyes: number | 'public' | 'all'
  options: { [name: string]: Json }
  document: Json
  steps: { step: number; seat: number; events: GameEvent[]; changes: Change[]; thought?: ThoughtShown }[]
  result: GameResult | null
  practice: boolean
  /** What was taken back with everyone's consent, and how many steps stood then. [T-3.5] */
  taken_back: { seat: number; after: number; steps: number }[]
}

/** In the place of a code: the record that was opened from this device. */
export const FILE = 'file'
let record = ''

/** Have a record at hand; nobody but this page keeps it. */
export function openRecord(text: string) {
  record = text
}

/** Whether there is one; it is gone when the page is reloaded. */
export const hasRecord = () => record !== ''

/** Through whose eyes: a seat's, everybody's (`public`), or with all that was hidden (`all`). */
export function replayOf(code: string, eyes: string): Promise<Replayed> {
  if (code === FILE) return device.request<Replayed>('POST', `/api/replays?eyes=${eyes}`, record)
  return device.request<Replayed>('GET', `/api/replays/${encodeURIComponent(code)}?eyes=${eyes}`)
}

/** The view at the start and after each step; patches share what did not change. */
export function viewsOf(replayed: Replayed | undefined): Json[] {
  const found: Json[] = [replayed?.document ?? null]
  for (const { changes } of replayed?.steps ?? []) found.push(patched(found.at(-1) ?? null, changes))
  return found
}
