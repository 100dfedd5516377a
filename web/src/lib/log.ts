/** What one viewer was told at a table, line by line. */

import type { GameEvent, LogLine, News } from './messages'

const KEPT = 400 // lines

/** A step of a stream that told of something. */
export interface Told {
  step: number
  events: GameEvent[]
  fleeting?: number[]
  /** Where the remaining events stood, so that nobody shows them twice. */
  places?: number[]
  news?: News
}

/** What was told before a step; everything if no step is held back. */
export function before(told: Told[], held: number | null): Told[] {
  return held === null ? told : told.filter(({ step }) => step < held)
}

/** The log with the next lines; earlier lines forget what these replace. [T-6.9] */
export function continued(log: Told[], lines: LogLine[]): Told[] {
  let kept = log
  for (const { step, events = [], fleeting, news } of lines) {
    if (events.length === 0 && !news) continue
    if (fleeting) kept = kept.map(lasting).filter(({ events, news }) => events.length > 0 || news)
    kept = [...kept, { step, events, ...(fleeting ? { fleeting } : {}), ...(news ? { news } : {}) }]
  }
  return kept.slice(-KEPT)
}

function lasting(told: Told): Told {
  if (!told.fleeting) return told
  const { fleeting, ...line } = told
  const places = line.events.map((_, at) => at).filter((at) => !fleeting.includes(at))
  return { ...line, places, events: places.flatMap((at) => line.events[at] ?? []) }
}
