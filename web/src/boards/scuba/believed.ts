import type { Believed } from '../index'
import { t } from '../../lib/words.svelte'

/** What a bot held for likely on covered tiles. */
export function believed({ tiles = [] }: { tiles?: { square: number; chances: [string, number][] }[] }): Believed[] {
  return tiles.map(({ square, chances }) => ({
    label: t('bots-square', { column: (square % 9) + 1, row: Math.floor(square / 9) }),
    chances,
  }))
}
