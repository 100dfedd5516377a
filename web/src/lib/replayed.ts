/** A finished game, told again: what every step changed, and a summary of it. */

import { device } from './here'
import type { Change, GameEvent, Json, ThoughtShown } from './messages'
import { patched } from './patch'
import type { GameResult } from '../parts/result'

export interface Replayed {
  game: string
  names: string[]
  options: { [name: string]: Json }
  document: Json
  steps: { step: number; seat: number; events: GameEvent[]; changes: Change[]; thought?: ThoughtShown }[]
  result: GameResult | null
}

/** Through whose eyes: a seat's, everybody's (`public`), or with all that was hidden (`all`). */
export function replayOf(code: string, eyes: string): Promise<Replayed> {
  return device.request<Replayed>('GET', `/api/replays/${encodeURIComponent(code)}?eyes=${eyes}`)
}

/** The view at the start and after each step; patches share what did not change. */
export function viewsOf(replayed: Replayed | undefined): Json[] {
  const found: Json[] = [replayed?.document ?? null]
  for (const { changes } of replayed?.steps ?? []) found.push(patched(found.at(-1) ?? null, changes))
  return found
}
