import type { Action, GameEvent, Json } from '../../lib/messages'
import { t, words } from '../../lib/words.svelte'

/** There is no board to draw what was hidden on. */
export const viewOf = (document: Json): object => document as object

/** "PlaceBoat" as "Place boat". */
export function spaced(name: string): string {
  const words = name.replace(/([a-z])([A-Z])/g, '$1 $2').replaceAll('_', ' ').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** An action or event as the game's own sentence; without one, by the names of what is in it. */
export function say(game: string, prefix: '' | 'said-', thing: Action | GameEvent, names: string[]): string {
  const id = `${game}terminal-${prefix}${thing.type}`
  if (words.has(id)) return t(id, spoken(thing, names))
  return byNames(thing, names)
}

/** By its kind and the names of what is in it. */
export function byNames(thing: Action | GameEvent, names: string[]): string {
  const more = facts(thing, names)
  return more ? `${spaced(thing.type)}: ${more}` : spaced(thing.type)
}

/** The facts of a sentence: numbers, and everything else as text; `who` is whoever does it. */
function spoken(thing: Action | GameEvent, names: string[]): { [fact: string]: string | number } {
  const { type: _, ...parts } = thing
  const seat = ['seat', 'diver', 'player'].map((part) => parts[part]).find((one) => typeof one === 'number')
  const told = Object.entries(parts).map(([part, value]) => [part, typeof value === 'number' ? value : asText(value)])
  return { who: seat === undefined ? '' : (names[seat as number] ?? ''), ...Object.fromEntries(told) }
}

function asText(value: Json | undefined): string {
  return Array.isArray(value) ? value.join(', ') : String(value ?? '')
}

/** What is in an action or event, as far as there is something. */
function facts(thing: Action | GameEvent, names: string[]): string {
  return Object.entries(thing)
    .filter(([part, value]) => part !== 'type' && value !== '' && value !== null && value !== false)
    .map(([part, value]) => fact(part, value, names))
    .join(', ')
}

function fact(part: string, value: Json, names: string[]): string {
  if (part === 'seat' && typeof value === 'number') return names[value] ?? String(value)
  if (value === true) return spaced(part).toLowerCase()
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
