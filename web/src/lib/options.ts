/**
 * The options a host is offered, and which do not go together.
 *
 * The server knows more of them and has the last word; these are the ones that change how a game
 * feels. Each has a message `web-option-GAME-NAME` with an attribute `help`.
 */

import type { Json } from './messages'

export interface Offered {
  name: string
  values?: (string | number)[] // none: on or off
  numeric?: boolean
}

export const OFFERED: { [game: string]: Offered[] } = {
  dive: [
    { name: 'companions' },
    { name: 'expansion_companions' },
    { name: 'chief' },
    { name: 'mode', values: ['standard', 'children'] },
    { name: 'require_all_tokens' },
    { name: 'card_history' },
    { name: 'program_timer', values: [0, 60, 120, 300] },
  ],
  scuba: [{ name: 'decompression' }, { name: 'no_death' }, { name: 'hidden_scores' }],
  divers: [{ name: 'size', values: [8, 11] }, { name: 'teams' }, { name: 'safeStart' }],
}

/** The reasons (ids of messages) why some options cannot be chosen beside the others. */
export function blocked(game: string, seats: number, options: { [name: string]: Json }): { [name: string]: string } {
  const reasons: { [name: string]: string } = {}
  if (game === 'dive') {
    if (options.mode === 'children') reasons.companions = reasons.chief = 'web-not-for-children'
    else if (options.companions || options.chief || seats === 1) reasons.mode = 'web-children-play-plain'
    if (!options.companions) reasons.expansion_companions = 'web-needs-companions'
    if (seats === 1) reasons.chief = 'web-alone-against-chief'
  }
  if (game === 'divers' && seats === 3) reasons.teams = 'web-no-teams-of-three'
  return reasons
}

/** What to send: what differs from the game's own defaults and is not blocked. */
export function chosenOptions(
  game: string,
  seats: number,
  options: { [name: string]: Json },
  defaults: { [name: string]: Json },
): { [name: string]: Json } {
  const reasons = blocked(game, seats, options)
  return Object.fromEntries(
    Object.entries(options).filter(([name, value]) => !(name in reasons) && value !== defaults[name]),
  )
}
