import type { Believed } from '../index'
import { t } from '../../lib/words.svelte'

/** What a bot held for likely on each level. */
export function believed({ levels = [] }: { levels?: { [name: string]: number }[] }): Believed[] {
  return levels.map(({ level = 0, ...chances }) => ({ label: t('bots-level', { level }), chances: Object.entries(chances) }))
}
