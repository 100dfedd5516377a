/** A game that nobody has drawn yet: its view as a table, its choices as buttons. */

import { words } from '../../lib/words.svelte'
import type { Board as AnyBoard } from '../index'
import { account } from './account'
import Board from './Board.svelte'
import { say, viewOf } from './say'

/** It speaks by the sentences that the terminal has for the game, as far as there are any. */
export async function plain(game: string): Promise<AnyBoard> {
  await words.need(`${game}terminal`)
  return {
    account,
    Board,
    say: (event, names) => say(game, 'said-', event, names),
    sayAction: (action, _, names) => say(game, '', action, names),
    viewOf,
  }
}
