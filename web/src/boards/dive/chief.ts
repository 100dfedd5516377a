/** The chief has no seat: his field comes after those of the divers who have one. */

import type { Json } from '../../lib/messages'
import { listed, t } from '../../lib/words.svelte'
import { verdictOf, type GameResult, type Rival } from '../../parts/result'
import type { DiveView } from './view'

export function rivalIn(view: Json, { verdict, scores }: GameResult): Rival | null {
  const score = (view as unknown as DiveView | null)?.positions[scores.length]
  return score === undefined ? null : { name: t('web-dive-chief'), score, won: verdict === 'chief' }
}

/** Who won, as a sentence. `chief` is where the chief is, if he dived along and that is known. */
export function verdict(result: GameResult, names: string[], chief?: number | null): string {
  if (result.verdict === 'practice') return t('diveboard-practice-over')
  if (result.verdict !== 'chief') return verdictOf(result, names)
  const level = names.filter((_, seat) => result.scores[seat] === chief)
  return level.length > 0 ? t('diveboard-chief-won-tie', { names: listed(level) }) : t('diveboard-chief-won')
}
