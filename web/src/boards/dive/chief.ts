/** The chief has no seat: his field comes after those of the divers who have one. */

import type { Json } from '../../lib/messages'
import { t } from '../../lib/words.svelte'
import type { GameResult, Rival } from '../../parts/result'
import type { DiveView } from './view'

export function rivalIn(view: Json, { verdict, scores }: GameResult): Rival | null {
  const score = (view as unknown as DiveView | null)?.positions[scores.length]
  return score === undefined ? null : { name: t('web-dive-chief'), score, won: verdict === 'chief' }
}
