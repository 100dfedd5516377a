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

/** Who won, as a sentence. `chief` is the chief's field, if he dived too and it is known. */
export function verdictOf({ verdict, winners, scores }: GameResult, names: string[], chief?: number | null): string {
  if (verdict === 'practice') return t('diveboard-practice-over')
  if (verdict === 'chief') {
    const level = names.filter((_, seat) => scores[seat] === chief)
    return level.length > 0 ? t('diveboard-chief-won-tie', { names: listed(level) }) : t('diveboard-chief-won')
  }
  if (winners.length === 0) return t('web-nobody-won')
  const who = listed(winners.map((seat) => names[seat] ?? ''))
  return verdict === 'draw' ? t('web-draw', { names: who }) : t('web-winners', { names: who, count: winners.length })
}
