/**
 * This device at its tables: one websocket, what each viewer is shown, commands and their answers.
 *
 * It comes back by itself when the connection is lost and asks only for what it missed. What was
 * sent and not answered is sent again under the same id, so nothing is lost and nothing done twice.
 */

import { SvelteMap } from 'svelte/reactivity'
import type { Action, GameEvent, Json, News, Said, ServerMessage, TableDocument, You } from './messages'
import { patched } from './patch'
import { SharedTorch } from './torch.svelte'

const RETRY = [50, 100, 250, 500, 1000, 2000, 4000] // milliseconds
const NOTICE_AFTER = 1000
const NO_DEVICE = 4401
const KEPT = 400 // steps of a stream, for the log
const HEARD = 60 // messages of a stream

export class Refusal extends Error {
  constructor(
    readonly rule: string,
    readonly message_id: string,
    text: string,
  ) {
    super(text)
  }
}

/** A step of a stream that told of something. */
export interface Told {
  step: number
  events: GameEvent[]
  news?: News
}

/** What was told before a step; everything if there is none to wait for. */
export function before(told: Told[], held: number | null): Told[] {
  return held === null ? told : told.filter(({ step }) => step < held)
}

/** A message as it came, and the newest step it told of. */
export interface Heard {
  step: number
  at: number
  raw: string
}

/** What one viewer at a table is shown. */
export class Stream {
  step = 0
  document = $state.raw<TableDocument>() as TableDocument
  chat = $state.raw<Said[]>([])
  told = $state.raw<Told[]>([])
  /** The newest messages, for whoever wants to see what this device knows. */
  heard = $state.raw<Heard[]>([])
}

/** A table that is being looked at. */
export class Table {
  you = $state.raw() as You
  here = $state.raw<boolean[]>([])
  streams = new SvelteMap<string, Stream>()
  gone = $state(false)
  /** What each seat has begun to write and not sent; a curtain may come down in between. */
  typed = new SvelteMap<number, string>()
  /** Of the link it was opened by, if it was by one. */
  code = ''
  torch = new SharedTorch(({ seat, place, take }) => {
    this.device.tell('shine', { table: this.name, seat, place: place && { ...place }, take })
  })

  constructor(
    readonly device: Device,
    readonly name: string,
  ) {}

  /** The stream of a seat, or what everybody sees. */
  stream(seat: number | null): Stream | undefined {
    return (seat === null ? undefined : this.streams.get(String(seat))) ?? this.streams.get('public')
  }

  ask(type: string, parts: { [name: string]: Json } = {}): Promise<ServerMessage | null> {
    return this.device.ask(type, { table: this.name, ...parts })
  }

  act(seat: number, action: Action): Promise<ServerMessage | null> {
    const step = this.streams.get(String(seat))?.step ?? 0
    return this.ask('act', { seat, step, action })
  }
}

interface Waiting {
  command: { [name: string]: Json }
  done: (message: ServerMessage | null) => void
  failed: (refusal: Refusal) => void
}

export class Device {
  /** The connection has been lost for longer than people need to be told. */
  away = $state(false)
  tables = new SvelteMap<string, Table>()
  #language: string
  #socket: WebSocket | undefined
  #tries = 0
  #notice: ReturnType<typeof setTimeout> | undefined
  #opened = new Map<string, { [name: string]: Json }>()
  #waiting = new Map<string, Waiting>()
  #session = Math.random().toString(36).slice(2, 8)
  #ids = 0
  #skew = 0

  constructor(language: string) {
    this.#language = language
  }

  /** The server's clock, in milliseconds since 1970. */
  now(): number {
    return Date.now() + this.#skew
  }

  /** Refusals come in this language from now on. */
  speak(language: string) {
    if (language === this.#language) return
    this.#language = language
    this.#socket?.close()
  }

  /** Ask by HTTP. A text is sent as it is: it is JSON already. */
  async request<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
    const joined = path.includes('?') ? '&' : '?'
    const response = await fetch(`${path}${joined}lang=${this.#language}`, {
      method,
      headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const answer = await response.json()
    if (!response.ok) throw new Refusal(answer.rule, answer.message, answer.text)
    return answer as Answer
  }

  /** Look at a table from now on. */
  async open(wanted: { table: string } | { code: string }): Promise<Table> {
    const command = { ...wanted }
    const you = (await this.ask('open', command)) as You
    this.#opened.set(you.table, command)
    const table = this.#table(you.table)
    if ('code' in wanted) table.code = wanted.code
    return table
  }

  close(table: string) {
    if (!this.#opened.delete(table)) return
    this.tables.delete(table)
    void this.ask('close', { table }).catch(() => undefined)
  }

  /** Send a command; its answer, or a Refusal. */
  ask(type: string, parts: { [name: string]: Json }): Promise<ServerMessage | null> {
    const id = `${this.#session}-${(this.#ids += 1)}`
    const command = { type, id, ...parts }
    return new Promise((done, failed) => {
      this.#waiting.set(id, { command, done, failed })
      if (this.#socket?.readyState === WebSocket.OPEN) this.#send(command)
      else this.connect()
    })
  }

  /** Say what is worth nothing later: it is not waited for, nor sent again. */
  tell(type: string, parts: { [name: string]: Json }) {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#send({ type, id: 'told', ...parts })
  }

  connect() {
    if (this.#socket && this.#socket.readyState <= WebSocket.OPEN) return
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/api/socket?lang=${this.#language}`)
    this.#socket = socket
    socket.onopen = () => this.#resume()
    socket.onmessage = (event) => this.#hear(event.data as string)
    socket.onclose = (event) => void this.#lost(event.code)
  }

  /** The network may be back: try at once. */
  hurry() {
    if (this.#tries > 0) this.connect()
  }

  async #lost(code: number) {
    for (const [id, { command }] of this.#waiting) if (command.type === 'ping') this.#waiting.delete(id)
    this.#notice ??= setTimeout(() => (this.away = true), NOTICE_AFTER)
    const pause = RETRY[Math.min(this.#tries, RETRY.length - 1)]
    this.#tries += 1
    await new Promise((done) => setTimeout(done, pause))
    if (code === NO_DEVICE) await this.request('GET', '/api/tables').catch(() => undefined) // gives the cookie
    this.connect()
  }

  #resume() {
    this.#tries = 0
    clearTimeout(this.#notice)
    this.#notice = undefined
    this.away = false
    const waiting = [...this.#waiting.values()]
    const asked = Date.now()
    this.ask('ping', {}).then(
      (pong) => {
        if (pong?.type === 'pong') this.#skew = pong.now - (asked + Date.now()) / 2
      },
      () => undefined,
    )
    for (const [name, wanted] of this.#opened) {
      const streams = this.tables.get(name)?.streams ?? new Map<string, Stream>()
      const seen = Object.fromEntries([...streams].map(([viewer, { step }]) => [viewer, step]))
      this.#send({ type: 'open', id: `again-${name}`, ...wanted, seen })
    }
    for (const { command } of waiting) this.#send(command)
  }

  #send(command: { [name: string]: Json }) {
    this.#socket?.send(JSON.stringify(command))
  }

  #table(name: string): Table {
    let table = this.tables.get(name)
    if (!table) this.tables.set(name, (table = new Table(this, name)))
    return table
  }

  #stream(table: string, viewer: string): Stream {
    const { streams } = this.#table(table)
    let stream = streams.get(viewer)
    if (!stream) streams.set(viewer, (stream = new Stream()))
    return stream
  }

  #hear(raw: string) {
    const message = JSON.parse(raw) as ServerMessage
    switch (message.type) {
      case 'you': {
        const table = this.#table(message.table)
        table.you = message
        table.gone = false
        if (message.id) table.torch.forget() // opened, perhaps after a while
        this.#answer(message.id, message)
        break
      }
      case 'shown': {
        const fresh = new Stream() // whole, so that whoever looks never sees half of it
        fresh.step = message.step
        fresh.document = message.document
        fresh.chat = message.chat
        fresh.told = this.#table(message.table).streams.get(message.viewer)?.told ?? []
        fresh.heard = [{ step: message.step, at: this.now(), raw }]
        this.#table(message.table).streams.set(message.viewer, fresh)
        break
      }
      case 'steps': {
        const stream = this.#stream(message.table, message.viewer)
        const step = message.steps.at(-1)?.step ?? 0
        stream.heard = [...stream.heard, { step, at: this.now(), raw }].slice(-HEARD)
        this.#follow(message)
        break
      }
      case 'presence':
        this.#table(message.table).here = message.here
        break
      case 'torch':
        this.#table(message.table).torch.hear(message)
        break
      case 'gone':
        this.#opened.delete(message.table)
        if (this.tables.has(message.table)) this.#table(message.table).gone = true
        break
      case 'refused':
        if (message.id !== null) {
          this.#waiting.get(message.id)?.failed(new Refusal(message.rule, message.message, message.text))
          this.#waiting.delete(message.id)
        }
        break
      case 'done':
      case 'hinted':
      case 'pong':
        this.#answer(message.id, message)
        break
      default:
        break // a newer server may say more
    }
  }

  #follow(message: Extract<ServerMessage, { type: 'steps' }>) {
    const stream = this.#stream(message.table, message.viewer)
    const told: Told[] = []
    for (const step of message.steps) {
      if (step.step <= stream.step) continue // told twice
      if (step.step !== stream.step + 1) return this.#socket?.close() // a gap: ask again from there
      stream.document = patched(stream.document, step.changes)
      stream.step = step.step
      if (step.news?.type === 'Said') stream.chat = [...stream.chat, step.news as Said]
      if (step.events?.length || step.news) {
        told.push({ step: step.step, events: step.events ?? [], ...(step.news ? { news: step.news } : {}) })
      }
      if (step.id) this.#answer(step.id, null)
    }
    if (told.length > 0) stream.told = [...stream.told, ...told].slice(-KEPT)
  }

  #answer(id: string, message: ServerMessage | null) {
    this.#waiting.get(id)?.done(message)
    this.#waiting.delete(id)
  }
}
