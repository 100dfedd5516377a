/** A bot's thought, ready to be shown: what it chose, and what else it weighed. */

import type { Believed } from '../boards/index'
import type { Action, ThoughtShown } from './messages'

const MOST = 4 // besides the chosen one

export interface Weighed {
  action: Action
  said: string
  /** The share of the win; undefined if nothing was compared. */
  worth?: number
  /** It cannot be told from the chosen one. */
  isAsGood: boolean
}

/** Two actions with the same parts. */
export function isSame(one: Action, other: Action | null | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/**
 * The chosen move first, and nothing further down is worth more; what reads the same is shown once.
 * Older servers did not see to that, and their records are kept.
 */
export function weighedOf({ action, alternatives = [] }: ThoughtShown, say: (action: Action) => string): Weighed[] {
  const mine = alternatives.find((one) => isSame(one.action, action))
  const best = mine?.worth ?? alternatives[0]?.worth
  const shown: Weighed[] = [{ action, said: say(action), worth: best, isAsGood: false }]
  let least = best ?? 0
  for (const { action, worth } of alternatives) {
    const said = say(action)
    if (shown.some((one) => one.said === said)) continue
    least = Math.min(least, worth)
    shown.push({ action, said, worth: least, isAsGood: percent(least) === percent(best ?? 0) })
  }
  return shown.slice(0, MOST + 1)
}

const percent = (share: number) => Math.round(100 * share)

/** What was believed alike of several things is told once, of all of them. */
export function merged(believed: Believed[], listed: (labels: string[]) => string): Believed[] {
  const found = new Map<string, { labels: string[]; chances: Believed['chances'] }>()
  for (const { label, chances } of believed) {
    const same = found.get(JSON.stringify(chances))
    if (!same) found.set(JSON.stringify(chances), { labels: [label], chances })
    else if (!same.labels.includes(label)) same.labels.push(label)
  }
  return [...found.values()].map(({ labels, chances }) => ({ label: listed(labels), chances }))
}
