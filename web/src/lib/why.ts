/** Why something happened: the numbers of the rules behind an event, as the server's games name them. */

import { WHY } from '../protocol'
import type { Json } from './messages'

export function whyOf(game: string, event: { type: string; [part: string]: Json | undefined }): string[] {
  const rules = WHY[game] ?? {}
  for (const [part, value] of Object.entries(event)) {
    const finer = rules[`${event.type}.${part}.${String(value).split(':')[0]}`] // `mud:3` is a kind of mud
    if (finer) return finer.split(' ')
  }
  return rules[event.type]?.split(' ') ?? []
}
