/** How a game ended (core/game.py). */

import { listed, t } from '../lib/words.svelte'

export interface GameResult {
  verdict: string
  winners: number[]
  /** None for the dead, who do not score. */
  scores: (number | null)[]
}

/** Somebody in the race without a seat: Dive's chief. */
export interface Rival {
  name: string
  score: number
  won: boolean
}

/** Who won, as a sentence. */
export function verdictOf({ verdict, winners }: GameResult, names: string[]): string {
  if (winners.length === 0) return t('web-nobody-won')
  const who = listed(winners.map((seat) => names[seat] ?? ''))
  return verdict === 'draw' ? t('web-draw', { names: who }) : t('web-winners', { names: who, count: winners.length })
}
