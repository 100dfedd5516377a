/** The one device of this page. */

import { faces } from '../boards/face'
import { Device } from './device.svelte'
import { go } from './route.svelte'
import type { GameShown } from './messages'
import { chosen } from './words.svelte'
import { kept } from './kept.svelte'

export const language = chosen([kept.language, ...navigator.languages])
export const device = new Device(language)

addEventListener('online', () => device.network(true))
addEventListener('offline', () => device.network(false))
for (const woken of ['pageshow', 'focus']) addEventListener(woken, () => device.hurry())
document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && device.hurry())

let games: Promise<GameShown[]> | undefined

/** What can be played here; asked once. */
export function allGames(): Promise<GameShown[]> {
  games ??= device.request<GameShown[]>('GET', '/api/games').catch((error) => {
    games = undefined
    throw error
  })
  return games
}

/** How strong bots are: as this person chose last; fewer levels may be offered. */
export function usualLevel(levels: string[]): string {
  if (levels.includes(kept.company)) return kept.company
  return levels.includes('casual') ? 'casual' : (levels.at(-1) ?? '')
}

/** Bots move as fast as everything else is shown to this person. */
const BOT_PACES: { [speed: string]: string } = { slow: 'calm', instant: 'instant' }

/** A table full of bots, started: one click from Home to the game. */
export async function playNow(game: GameShown, name: string) {
  const seats = faces[game.name]?.seats ?? Math.max(...game.seats)
  const settings = { bot_pace: BOT_PACES[kept.speed] ?? 'normal' }
  const made = await device.request<{ table: string }>('POST', '/api/tables', { game: game.name, seats, name, settings })
  const table = await device.open({ table: made.table })
  const level = usualLevel(game.bots)
  for (let seat = 1; seat < seats; seat += 1) await table.ask('bot', { seat, level })
  await table.ask('start')
  go(`/table/${made.table}`)
}
