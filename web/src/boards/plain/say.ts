import type { Action, GameEvent, Json } from '../../lib/messages'

/** There is no board to draw what was hidden on. */
export const viewOf = (document: Json): object => document as object

/** "PlaceBoat" as "Place boat". */
export function spaced(name: string): string {
  const words = name.replace(/([a-z])([A-Z])/g, '$1 $2').replaceAll('_', ' ').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The fields of an action or event, if there are any. */
export function facts(thing: Action | GameEvent, names: string[]): string {
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

export function sayAction(action: Action, _: unknown, names: string[]): string {
  return say(action, names)
}

export function say(event: GameEvent, names: string[]): string {
  const more = facts(event, names)
  return more ? `${spaced(event.type)}: ${more}` : spaced(event.type)
}
