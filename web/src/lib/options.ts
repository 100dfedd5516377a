/**
 * The options a host is offered.
 *
 * The server knows more of them, and which go together; these are the ones that change how a game
 * feels. Each has a message `web-option-GAME-NAME` with an attribute `help`.
 */

import type { Fitting } from '../protocol'
import type { Json } from './messages'

export type Value = boolean | string | number

export interface Offered {
  name: string
  values: Value[]
}

const SWITCH = [false, true]

export const OFFERED: { [game: string]: Offered[] } = {
  dive: [
    { name: 'companions', values: SWITCH },
    { name: 'expansion_companions', values: SWITCH },
    { name: 'chief', values: SWITCH },
    { name: 'flashlight', values: ['off', 'private', 'shared'] },
    { name: 'mode', values: ['standard', 'children'] },
    { name: 'require_all_tokens', values: SWITCH },
    { name: 'card_history', values: SWITCH },
    { name: 'program_timer', values: [0, 60, 120, 300] },
  ],
  scuba: [
    { name: 'decompression', values: SWITCH },
    { name: 'no_death', values: SWITCH },
    { name: 'hidden_scores', values: SWITCH },
  ],
  divers: [
    { name: 'size', values: [8, 11] },
    { name: 'teams', values: SWITCH },
    { name: 'safeStart', values: SWITCH },
  ],
}

/** Why a value cannot be chosen beside the others; '' if it can. */
export function reasonAgainst(fitting: Fitting, name: string, value: Value, label: string): string {
  const misfit = fitting.refused[name]?.find((one) => one.value === value)
  return misfit ? sentence(misfit.problem.text.replace(name, `“${label}”`)) : ''
}

/** Refusals begin small and end with their rule in brackets. */
function sentence(text: string): string {
  const plain = text.replace(/ \[[A-Z]-[^\]]+\]$/, '')
  return `${plain.charAt(0).toUpperCase()}${plain.slice(1)}.`
}

/** The wishes after one more; whatever is as usual is no wish. */
export function wishing(
  wishes: { [name: string]: Json },
  defaults: { [name: string]: Json },
  name: string,
  value: Value,
): { [name: string]: Json } {
  const { [name]: _, ...others } = wishes
  return value === defaults[name] ? others : { ...others, [name]: value }
}
