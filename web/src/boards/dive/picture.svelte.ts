/**
 * Looking into the water: first the newest still, then the field of all views around it.
 *
 * The old picture stays until the new one is there. A key names the pictures of one stack; as long
 * as it stays the same there is nothing new to see.
 */

import { Refusal, type Table } from '../../lib/device.svelte'
import { develop, knowsAv1, photograph, unpack, type Field } from '../../lib/lightfield'
import type { OceanShown, SonarLine } from '../../protocol'

const AGAIN_AFTER = 3000 // milliseconds, when the server did not answer or had too much to do
const TOO_MUCH = 'T-8.2'

export class Looking {
  lights = $state.raw<string[]>([])
  still = $state.raw<ImageBitmap | null>(null)
  field = $state.raw<Field | null>(null)
  /** There will be a picture soon. */
  coming = $state(false)
  lines = $state.raw<SonarLine[]>([])
  /** Addresses of the cards that lie open beside the stack, in the order they were taken off. */
  cards = $state.raw<string[]>([])
  #shown = ''
  #asked: AbortController | undefined

  /** Look, in this light. */
  async look(table: Table, light: string) {
    const { signal } = this.#begin()
    this.coming = this.still === null
    try {
      const { key, lights, cards } = await table.device.request<OceanShown>('GET', address(table, ''))
      if (signal.aborted) return
      this.lights = lights
      this.cards = cards.map((number) => address(table, `/cards/${number}`))
      const wanted = lights.includes(light) ? light : lights[0]
      if (!wanted) return this.#nothing()
      if (this.#shown === `${key} ${wanted}` && this.field) return
      const still = await photograph(await fetched(address(table, `/${wanted}/still`), signal))
      if (signal.aborted) return
      this.still = still
      this.#forget()
      this.#shown = `${key} ${wanted}`
      this.coming = false
      const field = await fieldOf(table, wanted, signal)
      if (signal.aborted) field.close()
      else this.field = field
    } catch (error) {
      this.#failed(error, signal, () => this.look(table, light))
    }
  }

  /** Listen instead. */
  async listen(table: Table) {
    const { signal } = this.#begin()
    this.#nothing()
    try {
      const lines = await table.device.request<SonarLine[]>('GET', `/api/tables/${table.name}/sonar`)
      if (!signal.aborted) this.lines = lines
    } catch (error) {
      this.lines = []
      this.#failed(error, signal, () => this.listen(table))
    }
  }

  stop() {
    this.#asked?.abort()
    this.#forget()
  }

  #forget() {
    this.field?.close()
    this.field = null
  }

  #begin(): AbortController {
    this.#asked?.abort()
    return (this.#asked = new AbortController())
  }

  #nothing() {
    this.still = null
    this.#forget()
    this.#shown = ''
    this.coming = false
  }

  /** A refusal is final; lost requests are sent again. A still without its field is kept. */
  #failed(error: unknown, signal: AbortSignal, again: () => Promise<void>) {
    if (signal.aborted) return
    if (error instanceof Refusal && error.rule !== TOO_MUCH) this.#nothing()
    else setTimeout(() => signal.aborted || void again(), AGAIN_AFTER)
  }
}

/** Ask what can be seen before there is anything, so that the server gets ready in time. */
export function wakeDarkroom(table: Table) {
  table.device.request('GET', address(table, '')).catch(() => undefined)
}

/** Visitors without a seat show the link they came by. */
function address(table: Table, part: string): string {
  const code = table.you.seats.length === 0 && table.code
  return `/api/tables/${table.name}/ocean${part}${code ? `?code=${encodeURIComponent(code)}` : ''}`
}

async function fetched(path: string, signal: AbortSignal): Promise<ArrayBuffer> {
  const response = await fetch(path, { signal })
  if (response.ok) return response.arrayBuffer()
  const { rule, message, text } = await response.json()
  throw new Refusal(rule, message, text)
}

/** All views, as a film if that can be decoded, otherwise as single pictures. */
async function fieldOf(table: Table, light: string, signal: AbortSignal): Promise<Field> {
  const path = address(table, `/${light}/field`)
  if (await knowsAv1()) {
    const data = await fetched(path, signal)
    try {
      return await develop(unpack(data))
    } catch {
      // a browser that promises more than it can do
    }
  }
  const joined = path.includes('?') ? '&' : '?'
  return develop(unpack(await fetched(`${path}${joined}form=webp`, signal)))
}
