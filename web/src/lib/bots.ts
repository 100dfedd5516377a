/** Who the bots are: how strong each is, and what each is called. */

import type { GameShown } from './messages'
import { levelName } from './words.svelte'

const WEAKEST_FIRST = ['novice', 'casual', 'skilled', 'expert', 'master']
export const STRONGEST = WEAKEST_FIRST.length

/** 1 to 5; 0 for those that draw lots, and for levels that only a newer server knows. */
export function strengthOf(level: string): number {
  return WEAKEST_FIRST.indexOf(level) + 1
}

/** What a bot of this level is called, before it has a seat. */
export function botName(game: GameShown | undefined, level: string): string {
  return game?.bot_names[level] || levelName(level)
}
