/**
 * The options of a game as people read and choose them.
 *
 * Everything comes from the description that the game gives; the words are in GAMEoptions.ftl:
 * a label with an attribute `help` for each option, and a word for each value.
 */

import type { Fitting, OptionShown } from '../protocol'
import type { Json } from './messages'
import { listed, t, words } from './words.svelte'

export type Chosen = { [name: string]: Json }

export const GROUPS = ['players', 'time', 'variants', 'house'] as const

export const same = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null)

export const labelOf = (game: string, name: string) => t(`${game}options-${name}`)
export const helpOf = (game: string, name: string) => words.help(`${game}options-${name}`)

/** A value in words; seats by the names of those who sit there, if anybody does. */
export function valueOf(game: string, option: OptionShown, value: Json, names: string[] = []): string {
  const seat = (at: Json) => names[Number(at)] || t('web-option-player', { number: Number(at) + 1 })
  const seated = (order: number[]) => (names.some(Boolean) ? order.filter((at) => names[at]) : order)
  const word = (one: Json) => {
    const id = `${game}options-${option.name}-${String(one).replace('.', '_')}` // ids have no points
    return words.has(id) ? t(id) : String(one)
  }
  switch (option.kind) {
    case 'switch':
      return t(value ? 'web-option-on' : 'web-option-off')
    case 'data':
      return typeof value === 'string' && value !== word(value) ? word(value) : t(value ? 'web-option-own' : 'web-option-ours')
    case 'seat':
      return value === null ? t('web-option-lot') : seat(value)
    case 'order':
      return (value as number[]).length ? listed(seated(value as number[]).map(seat)) : t('web-option-chance')
    case 'seats':
      return (value as Json[]).length ? listed((value as Json[]).map(word)) : t('web-option-none')
    default:
      return word(value)
  }
}

/** What this table plays differently from the usual. */
export function different(known: OptionShown[], chosen: Chosen): OptionShown[] {
  return known.filter(({ name, default: usual }) => chosen[name] !== undefined && chosen[name] !== null && !same(chosen[name], usual))
}

/** "Nobody drowns: on, Hidden points: off". */
export function differences(game: string, known: OptionShown[], chosen: Chosen, names: string[] = []): string {
  return different(known, chosen)
    .map((option) => `${labelOf(game, option.name)}: ${valueOf(game, option, chosen[option.name] ?? null, names)}`)
    .join(', ')
}

/** The wishes after one more; whatever is as usual is no wish. */
export function wishing(wishes: Chosen, option: OptionShown, value: Json): Chosen {
  const { [option.name]: _, ...others } = wishes
  return same(value, option.default) ? others : { ...others, [option.name]: value }
}

/** Why a value cannot be chosen beside the others; '' if it can. */
export function reasonAgainst(fitting: Fitting, name: string, value: Json, label: string): string {
  const misfit = fitting.refused[name]?.find((one) => same(one.value, value))
  return misfit ? sentence(misfit.problem.text.replace(name, `“${label}”`)) : ''
}

/** Refusals begin small and end with their rule in brackets. */
export function sentence(text: string): string {
  const plain = text.replace(/ \[[A-Z]-[^\]]+\]$/, '')
  return `${plain.charAt(0).toUpperCase()}${plain.slice(1)}.`
}
