/** Asking for consent, and giving it. Those who share a device answer together. */

import type { Table } from './device.svelte'
import type { Consent, Request } from './messages'

export async function askFor(table: Table, what: Consent, seat: number) {
  await table.ask('ask', { what, seat })
  const request = table.stream(seat)?.document.table.requests.find((one) => one.what === what)
  if (request) await agreeTo(table, request) // else it was granted at once
}

export async function agreeTo(table: Table, { what, agreed }: Request) {
  for (const seat of table.you.seats) {
    const left = table.stream(seat)?.document.table.seats[seat]?.left
    if (!agreed.includes(seat) && !left) await table.ask('answer', { what, seat, agree: true })
  }
}
