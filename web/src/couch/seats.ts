/** Opening a table for people in one room. */

import type { Device } from '../lib/device.svelte'
import { allGames } from '../lib/here'
import type { Json } from '../lib/messages'
import type { Place } from './Places.svelte'

type Opened = { table: string; links: { screen: string } }

/** Open a table and seat everybody who plays on this device; returns the address to go to. */
export async function openedAt(
  device: Device,
  wanted: { game: string; seats: number; options: { [name: string]: Json }; settings: { [name: string]: Json } },
  { use, names }: Place,
  somebody: string,
): Promise<string> {
  const people = use === 'round' ? names.slice(0, wanted.seats).map((name = '') => name.trim()) : []
  const round = people.filter(Boolean).length > 1
  const made = await device.request<Opened>('POST', '/api/tables', {
    ...wanted,
    options: round ? { ...wanted.options, ...(await apart(wanted.game)) } : wanted.options,
    ...(use === 'mine' ? { name: somebody } : {}),
  })
  if (use === 'screen') return `/screen/${made.links.screen}`
  if (people.some(Boolean)) {
    const table = await device.open({ table: made.table })
    for (const [seat, name] of people.entries()) if (name) await table.ask('take', { seat, name })
    if (people.filter(Boolean).length === wanted.seats) await table.ask('start')
  }
  return `/table/${made.table}`
}

/** Some options need everybody at once; a device that goes round plays without them. */
async function apart(game: string): Promise<{ [name: string]: Json }> {
  return (await allGames()).find(({ name }) => name === game)?.apart ?? {}
}
