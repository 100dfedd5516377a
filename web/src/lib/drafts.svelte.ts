/**
 * What this tab keeps until it is closed: texts that were not sent, commands that were not answered.
 *
 * A command is sent again under its id after a reload; the server does it once.
 */

import { SvelteMap } from 'svelte/reactivity'
import type { Json } from './messages'

const TOO_OLD = 5 * 60_000 // milliseconds; nobody wants such a move any more

export type Command = { type: string; id: string; [part: string]: Json }

interface Unanswered {
  command: Command
  /** When it was given, by the server's clock. */
  at: number
}

function read<Value>(key: string, otherwise: Value): Value {
  try {
    return (JSON.parse(sessionStorage.getItem(`divetable-${key}`) ?? 'null') as Value | null) ?? otherwise
  } catch {
    return otherwise // some browsers keep nothing
  }
}

function write(key: string, value: unknown[]) {
  try {
    if (value.length > 0) sessionStorage.setItem(`divetable-${key}`, JSON.stringify(value))
    else sessionStorage.removeItem(`divetable-${key}`)
  } catch {
    // as above
  }
}

/** What each seat at a table has begun to write; a curtain or a reload may come in between. */
export class Typed extends SvelteMap<number, string> {
  #key: string

  constructor(table: string) {
    super()
    this.#key = `typed-${table}`
    for (const [seat, text] of read<[number, string][]>(this.#key, [])) super.set(seat, text)
  }

  override set(seat: number, text: string): this {
    if (text) super.set(seat, text)
    else super.delete(seat)
    write(this.#key, [...this])
    return this
  }
}

const unanswered = () => read<Unanswered[]>('unanswered', [])

export function keep(command: Command, at: number) {
  const all = unanswered()
  if (!all.some((one) => one.command.id === command.id)) write('unanswered', [...all, { command, at }])
}

export function forget(id: string) {
  const all = unanswered()
  if (all.length > 0) write('unanswered', all.filter(({ command }) => command.id !== id))
}

/** What still waits for an answer from this table. */
export function waitingFor(table: string, now: number): Unanswered[] {
  write('unanswered', unanswered().filter(({ at }) => now - at < TOO_OLD))
  return unanswered().filter(({ command }) => command.table === table)
}
