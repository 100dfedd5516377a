import type { Json, Reason } from '../../lib/messages'
import { listed, t } from '../../lib/words.svelte'
import type { Believed } from '../index'

/** What a bot held for likely on each level. */
export function believed({ levels = [] }: { levels?: { [name: string]: number }[] }): Believed[] {
  return levels.map(({ level = 0, ...chances }) => ({ label: t('bots-level', { level }), chances: Object.entries(chances) }))
}

/** Other divers by their names. */
export function factsOf(facts: Reason['facts'], names: string[]): Record<string, string> {
  return Array.isArray(facts.seats) ? { names: listed(facts.seats.map((seat: Json) => names[seat as number] ?? '')) } : {}
}
