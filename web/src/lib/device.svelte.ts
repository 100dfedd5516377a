/**
 * This device at its tables: one websocket, what each viewer is shown, commands and their answers.
 *
 * It comes back by itself when the connection is lost and asks only for what it missed. What was
 * sent and not answered is sent again under the same id, so nothing is lost and nothing done twice.
 */

import { SvelteMap, SvelteSet } from 'svelte/reactivity'
import { unfolded } from './choices'
import { forget, keep, Typed, waitingFor, type Command } from './drafts.svelte'
import { Line } from './line'
import { continued, type Told } from './log'
import type { Action, Json, LogLine, Said, ServerMessage, TableDocument, You } from './messages'
import { patched } from './patch'
import { SharedTorch } from './torch.svelte'

const NOTICE_AFTER = 1000 // milliseconds
const NO_DEVICE = 4401
const TOO_FAST = 'table-too-fast'
const TOO_MANY_REQUESTS = 429
const PAUSES = [500, 1000, 2000, 4000] // milliseconds, after which what was too fast is tried again
const CLOCKS_DIFFER = 5000 // milliseconds, at most, between what two clocks say
const AGAIN = 'again-'
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

/** Something said that the server has not acknowledged. */
export interface Saying {
  id: string
  seat: number
  text: string
  at: number
}

/** A table that is being looked at. */
export class Table {
  you = $state.raw() as You
  here = $state.raw<boolean[]>([])
  streams = new SvelteMap<string, Stream>()
  gone = $state(false)
  typed: Typed
  /** What was said here and is not in the chat yet. */
  saying = $state.raw<Saying[]>([])
  /** Of the link it was opened by, if it was by one. */
  code = ''
  /** The seat through whose eyes a spectator looks. */
  eyes = $state<number | null>(null)
  torch = new SharedTorch(({ seat, place, take }) => {
    this.device.tell('shine', { table: this.name, seat, place: place && { ...place }, take })
  })

  constructor(
    readonly device: Device,
    readonly name: string,
  ) {
    this.typed = new Typed(name)
  }

  /** The stream of a seat, or what a spectator sees. */
  stream(seat: number | null): Stream | undefined {
    const viewer = seat ?? this.eyes
    return (viewer === null ? undefined : this.streams.get(String(viewer))) ?? this.streams.get('public')
  }

  /** Look on through eyes that are lent, or see what everybody sees. [T-6.3] */
  async look(eyes: number | null) {
    await this.device.open({ code: this.code, ...(eyes === null ? {} : { eyes }) })
    this.eyes = eyes
  }

  ask(type: string, parts: { [name: string]: Json } = {}): Promise<ServerMessage | null> {
    return this.device.ask(type, { table: this.name, ...parts })
  }

  act(seat: number, action: Action): Promise<ServerMessage | null> {
    const step = this.streams.get(String(seat))?.step ?? 0
    return this.device.act({ type: 'act', id: this.device.newId(), table: this.name, seat, step, action })
  }

  /** Say something. It stands in the chat at once; if it is refused, it can be written again. */
  say(seat: number, text: string): Promise<void> {
    this.typed.set(seat, '')
    return this.#say({ id: this.device.newId(), seat, text, at: this.device.now() })
  }

  async #say({ id, seat, text, at }: Saying) {
    this.saying = [...this.saying, { id, seat, text, at }]
    try {
      await this.device.send({ type: 'say', id, table: this.name, seat, text })
    } catch (refusal) {
      this.typed.set(seat, [text, this.typed.get(seat)].filter(Boolean).join(' '))
      throw refusal
    } finally {
      this.saying = this.saying.filter((one) => one.id !== id)
    }
  }

  /** It is in the chat now: nobody sees it twice, however late the answer comes. */
  heard({ seat, text, at }: Said, viewer: string) {
    if (viewer !== String(seat)) return // several streams tell the same
    const same = this.saying.find((one) => one.seat === seat && one.text === text && one.at < at + CLOCKS_DIFFER)
    if (same) this.saying = this.saying.filter((one) => one !== same)
  }

  /** Send again what had no answer before this page was loaded. */
  takeUp(): Promise<unknown>[] {
    return waitingFor(this.name, this.device.now())
      .filter(({ command }) => !this.device.waitsFor(command.id) && this.you.seats.includes(command.seat as number))
      .map(({ command, at }) => {
        const { id, seat, text } = command as unknown as Saying
        return command.type === 'say' ? this.#say({ id, seat, text, at }) : this.device.act(command)
      })
  }
}

interface Waiting {
  command: Command
  /** How often it was too fast. */
  hasty: number
  answer: Promise<ServerMessage | null>
  done: (message: ServerMessage | null) => void
  failed: (refusal: Refusal) => void
}

export class Device {
  /** The connection has been lost for longer than people need to be told. */
  away = $state(false)
  /** The browser says that it has no network, and nothing was heard since. */
  offline = $state(false)
  /** The server asked us to slow down; what it refused is tried again. */
  hasty = $state(false)
  /** Moves and messages that have waited for an answer for longer than people expect. */
  late = new SvelteSet<string>()
  tables = new SvelteMap<string, Table>()
  #language: string
  #line = new Line(
    () => `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/socket?lang=${this.#language}`,
    { opened: () => this.#resume(), heard: (text) => this.#hear(text), lost: (code) => this.#lost(code) },
  )
  #notice: ReturnType<typeof setTimeout> | undefined
  #pause: ReturnType<typeof setTimeout> | undefined
  #opened = new Map<string, { [name: string]: Json }>()
  #waiting = new Map<string, Waiting>()
  #pauses = 0 // one after the other
  #held = new Set<string>() // ids that are sent after the pause
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
    if (this.#line.isOpen) this.#line.renew()
  }

  /** Ask by HTTP. A text is sent as it is: it is JSON already. What only reads is tried again if it was too fast. */
  async request<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
    const joined = path.includes('?') ? '&' : '?'
    for (let tries = 0; ; tries += 1) {
      const response = await fetch(`${path}${joined}lang=${this.#language}`, {
        method,
        headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
        ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      })
      const pause = PAUSES[tries]
      if (response.status === TOO_MANY_REQUESTS && method === 'GET' && pause !== undefined) {
        await new Promise((done) => setTimeout(done, pause))
        continue
      }
      const answer = await response.json()
      if (!response.ok) throw new Refusal(answer.rule, answer.message, answer.text)
      return answer as Answer
    }
  }

  /** Look at a table from now on. */
  async open(wanted: { table: string } | { code: string; eyes?: number }): Promise<Table> {
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

  newId(): string {
    return `${this.#session}-${(this.#ids += 1)}`
  }

  /** Send a command; its answer, or a Refusal. */
  ask(type: string, parts: { [name: string]: Json }): Promise<ServerMessage | null> {
    return this.send({ type, id: this.newId(), ...parts })
  }

  /** The same move, sent again before it was answered, is meant once. */
  act(command: Command): Promise<ServerMessage | null> {
    const meant = ({ id: _, ...rest }: Command) => JSON.stringify(rest)
    const last = [...this.#waiting.values()].findLast((one) => isMoveOfSame(one.command, command))
    return last && meant(last.command) === meant(command) ? last.answer : this.send(command)
  }

  waitsFor(id: string): boolean {
    return this.#waiting.has(id)
  }

  send(command: Command): Promise<ServerMessage | null> {
    const { id, type } = command
    let done!: Waiting['done'], failed!: Waiting['failed']
    const answer = new Promise<ServerMessage | null>((yes, no) => ([done, failed] = [yes, no]))
    this.#waiting.set(id, { command, hasty: 0, answer, done, failed })
    if (type === 'act' || type === 'say') {
      keep(command, this.now())
      setTimeout(() => this.#isLate(id), NOTICE_AFTER)
    }
    if (this.#pause !== undefined) this.#held.add(id)
    else if (this.#line.isOpen) this.#send(command)
    else this.#line.start()
    return answer
  }

  /** Say what is worth nothing later: it is not waited for, nor sent again. */
  tell(type: string, parts: { [name: string]: Json }) {
    this.#send({ type, id: 'told', ...parts })
  }

  /** The network may be back, or gone unnoticed: find out at once. */
  hurry() {
    this.#line.probe()
  }

  /** The browser says whether it has a network. It may be wrong: a server on this machine still answers. */
  network(isThere: boolean) {
    this.offline = !isThere
    this.hurry()
  }

  #isLate(id: string) {
    if (!this.#waiting.has(id)) return
    this.late.add(id)
    if (this.#line.isOpen) this.#line.probe()
  }

  #lost(code: number) {
    if (navigator.onLine === false) this.offline = true
    this.#notice ??= setTimeout(() => (this.away = true), NOTICE_AFTER)
    if (code === NO_DEVICE) void this.request('GET', '/api/tables').catch(() => undefined) // gives the cookie
  }

  #resume() {
    clearTimeout(this.#notice)
    this.#notice = undefined
    this.away = this.offline = false
    this.#slowDown(0)
    for (const [id, { command }] of this.#waiting) {
      if (command.type === 'ping' || id.startsWith(AGAIN)) this.#waiting.delete(id) // of the last connection
    }
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
      this.send({ type: 'open', id: `${AGAIN}${name}`, ...wanted, seen }).catch(() => undefined)
    }
    for (const { command } of waiting) this.#send(command)
  }

  #send(command: Command) {
    this.#line.send(JSON.stringify(command))
  }

  #refused(id: string, refusal: Refusal) {
    const waiting = this.#waiting.get(id)
    if (!waiting) return
    if (refusal.message_id === TOO_FAST && this.#maySendLater(waiting)) {
      waiting.hasty += 1
      this.#held.add(id)
      if (this.#pause === undefined) this.#slowDown(this.#pauses + 1)
    } else {
      waiting.failed(refusal)
      this.#settle(id)
    }
  }

  /** Everything with an id is done once and may be sent again, unless a later move is on its way already. */
  #maySendLater({ command, hasty }: Waiting): boolean {
    if (command.type === 'ping') return false
    if (hasty >= PAUSES.length && !command.id.startsWith(AGAIN)) return false
    const last = [...this.#waiting.values()].findLast((one) => isMoveOfSame(one.command, command))?.command.id
    return last === undefined || last === command.id || this.#held.has(last)
  }

  /** Send nothing for a while, longer each time; 0: go on as usual. */
  #slowDown(pauses: number) {
    clearTimeout(this.#pause)
    this.#pauses = pauses
    this.hasty = pauses > 0
    this.#pause = this.hasty ? setTimeout(() => this.#goOn(), PAUSES[Math.min(pauses, PAUSES.length) - 1]) : undefined
    if (!this.hasty) this.#held.clear()
  }

  #goOn() {
    const held = new Set(this.#held)
    this.#pause = undefined
    this.#held.clear()
    for (const [id, { command }] of this.#waiting) if (held.has(id)) this.#send(command)
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
    this.offline = false
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
        fresh.document = unfolded(message.document)
        fresh.chat = message.chat
        const table = this.#table(message.table)
        const known = table.streams.get(message.viewer)
        fresh.told = continued([], message.log)
        fresh.heard = [{ step: message.step, at: this.now(), raw }]
        const last = known?.chat.at(-1)?.at ?? 0
        for (const said of message.chat) if (said.at > last) table.heard(said, message.viewer)
        table.streams.set(message.viewer, fresh)
        break
      }
      case 'steps': {
        const stream = this.#stream(message.table, message.viewer)
        const step = message.steps.at(-1)?.step ?? 0
        const isDive = message.steps.some(({ fleeting }) => fleeting)
        const heard = isDive ? [] : stream.heard // what earlier messages tell is forgotten by now
        stream.heard = [...heard, { step, at: this.now(), raw }].slice(-HEARD)
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
        if (message.id !== null) this.#refused(message.id, new Refusal(message.rule, message.message, message.text))
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
    const told: LogLine[] = []
    for (const step of message.steps) {
      if (step.step <= stream.step) continue // told twice
      if (step.step !== stream.step + 1) return this.#line.renew() // a gap: ask again from there
      stream.document = unfolded(patched(stream.document, step.changes))
      stream.step = step.step
      if (step.news?.type === 'Said') {
        stream.chat = [...stream.chat, step.news as Said]
        this.#table(message.table).heard(step.news as Said, message.viewer)
      }
      told.push(step)
      if (step.id) this.#answer(step.id, null)
    }
    if (told.length > 0) stream.told = continued(stream.told, told)
  }

  #answer(id: string, message: ServerMessage | null) {
    this.#waiting.get(id)?.done(message)
    this.#settle(id)
  }

  #settle(id: string) {
    if (!this.#waiting.delete(id)) return
    this.late.delete(id)
    forget(id)
    if (this.hasty && this.#held.size === 0) this.#slowDown(0)
  }
}

function isMoveOfSame(one: Command, other: Command): boolean {
  return one.type === 'act' && other.type === 'act' && one.table === other.table && one.seat === other.seat
}
