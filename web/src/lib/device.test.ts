import { beforeEach, expect, test, vi } from 'vitest'
import { Device, Refusal } from './device.svelte'
import { ANSWER, BEAT, PROBE } from './line'
import type { Said, ServerMessage, You } from './messages'

/** The other end of the line. */
class FakeSocket {
  static readonly OPEN = 1
  static all: FakeSocket[] = []
  readyState = 0
  sent: { type: string; id: string; [part: string]: unknown }[] = []
  isClosed = false // by us
  onopen?: (() => void) | null
  onmessage?: ((event: { data: string }) => void) | null
  onclose?: ((event: { code: number }) => void) | null

  constructor(readonly url: string) {
    FakeSocket.all.push(this)
  }
  send(text: string) {
    this.sent.push(JSON.parse(text))
  }
  close() {
    this.isClosed = true // nobody answers: `onclose` comes much later, or never
  }
  open() {
    this.readyState = FakeSocket.OPEN
    this.onopen?.()
  }
  hear(message: ServerMessage) {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
  lose(code = 1006) {
    this.readyState = 3
    this.onclose?.({ code })
  }
  all(type: string) {
    return this.sent.filter((command) => command.type === type)
  }
  first(type: string) {
    return this.all(type)[0]
  }
  get beats() {
    return this.all('ping').filter(({ id }) => id === 'beat').length
  }
  refuse(id: string, message = 'table-too-fast') {
    this.hear({ type: 'refused', id, rule: 'T-8.2', message, text: 'slowly' })
  }
}

/** What a tab keeps. */
function storage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const held = new Map<string, string>()
  return {
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, text) => void held.set(key, text),
    removeItem: (key) => void held.delete(key),
  }
}

const you: Omit<You, 'id'> = { type: 'you', table: 'T', role: 'seat', seats: [0], host: true, links: {} }
const document = { table: {}, view: { round: 1 }, choices: [], since: 1 } as never
const step = (number: number, id?: string) => ({
  step: number,
  changes: [{ op: 'replace' as const, path: '/view/round', value: number }],
  events: [{ type: 'RoundBegan', round: number }],
  ...(id ? { id } : {}),
})

async function atTable() {
  const device = new Device('en')
  const opening = device.open({ table: 'T' })
  const socket = FakeSocket.all.at(-1)!
  socket.open()
  socket.hear({ ...you, id: socket.first('open')!.id })
  socket.hear({ type: 'shown', table: 'T', viewer: '0', step: 1, document, log: [], chat: [] })
  return { device, socket, table: await opening }
}

beforeEach(() => {
  FakeSocket.all = []
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(0.5) // the same pauses between tries in every run
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal('location', { protocol: 'http:', host: 'here' })
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('sessionStorage', storage())
})

test('steps change the document once, also if they are told twice', async () => {
  const { socket, table } = await atTable()

  socket.hear({ type: 'steps', table: 'T', viewer: '0', steps: [step(2), step(3)] })
  socket.hear({ type: 'steps', table: 'T', viewer: '0', steps: [step(3)] })

  expect(table.stream(0)?.document.view).toEqual({ round: 3 })
  expect(table.stream(0)?.told.map(({ step }) => step)).toEqual([2, 3])
})

test('after a gap it asks again from the step seen last', async () => {
  const { socket, table } = await atTable()

  socket.hear({ type: 'steps', table: 'T', viewer: '0', steps: [step(5)] })
  await vi.advanceTimersByTimeAsync(100)
  FakeSocket.all[1]!.open()

  expect(table.stream(0)?.document.view).toEqual({ round: 1 })
  expect(FakeSocket.all[1]!.first('open')).toMatchObject({ table: 'T', seen: { '0': 1 } })
})

test('what was not answered is sent again under its id, and answered by the step', async () => {
  const { socket, table } = await atTable()
  const acting = table.act(0, { type: 'Ready' })
  const sent = socket.first('act')!

  socket.lose()
  await vi.advanceTimersByTimeAsync(100)
  const next = FakeSocket.all[1]!
  next.open()
  next.hear({ type: 'steps', table: 'T', viewer: '0', steps: [step(2, sent.id)] })

  expect(next.first('act')).toEqual(sent)
  await expect(acting).resolves.toBeNull()
})

test('a refusal has its rule', async () => {
  const { socket, table } = await atTable()
  const acting = table.act(0, { type: 'Ready' })

  socket.hear({ type: 'refused', id: socket.first('act')!.id, rule: 'D-2.10', message: 'dive-gap', text: 'no' })

  await expect(acting).rejects.toThrow(Refusal)
  await expect(acting).rejects.toMatchObject({ rule: 'D-2.10', message: 'no' })
})

test('a short loss is not worth a word, a longer one is', async () => {
  const { device, socket } = await atTable()

  socket.lose()
  await vi.advanceTimersByTimeAsync(900)
  expect(device.away).toBe(false)
  await vi.advanceTimersByTimeAsync(200)
  expect(device.away).toBe(true)
  FakeSocket.all.at(-1)!.open()
  expect(device.away).toBe(false)
})

test('the torch that all share is heard of, and moved without waiting or sending again', async () => {
  const { socket, table } = await atTable()
  socket.hear({ type: 'torch', table: 'T', seat: 1, place: { x: 0.2, y: 0.3 } })
  expect(table.torch.now).toEqual({ seat: 1, place: { x: 0.2, y: 0.3 } })

  table.torch.move(0, { x: 0.5, y: 0.123456 }, true)
  expect(socket.first('shine')).toMatchObject({ table: 'T', seat: 0, place: { x: 0.5, y: 0.123 }, take: true })
  socket.lose()
  table.torch.move(0, { x: 0.6, y: 0.1 })
  await vi.advanceTimersByTimeAsync(100)
  const next = FakeSocket.all[1]!
  next.open()
  next.hear({ ...you, id: 'again-T' }) // without a word about the torch: nobody holds it now

  expect(next.first('shine')).toBeUndefined()
  expect(table.torch.now).toBeNull()
})

// Silence

test('a connection that is silent is dropped, and what it was told is sent again under its id', async () => {
  const { device, socket, table } = await atTable()
  const acting = table.act(0, { type: 'Ready' })
  await vi.advanceTimersByTimeAsync(1000 + PROBE + 100)
  const next = FakeSocket.all[1]!

  expect(socket.isClosed).toBe(true)
  expect(device.late.size).toBe(1)
  await vi.advanceTimersByTimeAsync(1000)
  expect(device.away).toBe(true)
  next.open()
  expect(device.away).toBe(false)
  expect(next.first('open')).toMatchObject({ table: 'T', seen: { '0': 1 } })
  expect(next.all('act')).toEqual(socket.all('act'))
  next.hear({ type: 'steps', table: 'T', viewer: '0', steps: [step(2, socket.first('act')!.id)] })
  await expect(acting).resolves.toBeNull()
  expect(device.late.size).toBe(0)
})

test('silence is noticed also by those who do nothing', async () => {
  const { socket } = await atTable()

  await vi.advanceTimersByTimeAsync(BEAT + ANSWER - 1)
  expect(FakeSocket.all).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(100)

  expect(socket.isClosed).toBe(true)
  expect(FakeSocket.all).toHaveLength(2)
})

test('beats are the same and come at the same times, whatever is heard', async () => {
  const { socket } = await atTable()
  const times: number[] = []
  const started = Date.now()
  for (let heard = 0; Date.now() - started < 5 * BEAT; heard += 1) {
    socket.hear({ type: 'presence', table: 'T', here: Array<boolean>(heard % 5).fill(true) })
    await vi.advanceTimersByTimeAsync(130)
    if (socket.beats > times.length) times.push(Math.floor((Date.now() - started) / BEAT))
  }

  expect(times).toEqual([1, 2, 3, 4, 5])
  expect(new Set(socket.all('ping').slice(1).map((one) => JSON.stringify(one)))).toEqual(new Set(['{"type":"ping","id":"beat"}']))
  expect(FakeSocket.all).toHaveLength(1)
})

test('what an old connection still says is not heard', async () => {
  const { socket, table } = await atTable()
  await vi.advanceTimersByTimeAsync(BEAT + ANSWER + 100)
  FakeSocket.all[1]!.open()

  socket.hear({ type: 'steps', table: 'T', viewer: '0', steps: [step(2)] })
  socket.lose()
  await vi.advanceTimersByTimeAsync(1000)

  expect(table.stream(0)?.step).toBe(1)
  expect(FakeSocket.all).toHaveLength(2)
})

test('a connection that never comes about is given up, later and later, until somebody is in a hurry', async () => {
  const { device, socket } = await atTable()
  socket.lose()
  await vi.advanceTimersByTimeAsync(120_000)
  const tried = FakeSocket.all.length

  expect(tried).toBeGreaterThan(5)
  expect(tried).toBeLessThan(25)
  expect(FakeSocket.all.slice(1, -1).every(({ isClosed }) => isClosed)).toBe(true)
  await vi.advanceTimersByTimeAsync(2000)
  const before = FakeSocket.all.length
  device.hurry()
  expect(FakeSocket.all).toHaveLength(before + 1)
})

test('after a sleep it asks at once, and waits less', async () => {
  const { device, socket } = await atTable()
  vi.setSystemTime(Date.now() + 3_600_000) // no timer ran
  const beats = socket.beats

  device.hurry() // it is looked at
  device.hurry()
  expect(socket.beats).toBeGreaterThan(beats)
  await vi.advanceTimersByTimeAsync(PROBE + 100)

  expect(FakeSocket.all).toHaveLength(2)
})

test('a sleep that nobody tells of is noticed by the clock', async () => {
  const { socket } = await atTable()
  await vi.advanceTimersByTimeAsync(BEAT - 1)
  vi.setSystemTime(Date.now() + 3_600_000)
  await vi.advanceTimersByTimeAsync(1)

  expect(socket.beats).toBe(1)
  await vi.advanceTimersByTimeAsync(PROBE + 100)
  expect(FakeSocket.all).toHaveLength(2)
})

test('whoever was too busy to listen does not blame the connection', async () => {
  const { socket } = await atTable()
  await vi.advanceTimersByTimeAsync(BEAT + ANSWER - 1)
  vi.setSystemTime(Date.now() + 2000) // the answer lies there, unread
  await vi.advanceTimersByTimeAsync(1)
  socket.hear({ type: 'pong', id: 'beat', now: Date.now() })
  await vi.advanceTimersByTimeAsync(PROBE)

  expect(FakeSocket.all).toHaveLength(1)
})

test('offline is told at once, and nothing is tried until the network is back', async () => {
  const { device, socket } = await atTable()
  vi.stubGlobal('navigator', { onLine: false })
  await vi.advanceTimersByTimeAsync(2000)
  device.network(false)
  expect(device.offline).toBe(true)
  await vi.advanceTimersByTimeAsync(PROBE + 10_000)

  expect(socket.isClosed).toBe(true)
  expect(FakeSocket.all).toHaveLength(1)
  vi.stubGlobal('navigator', { onLine: true })
  device.network(true)
  expect(FakeSocket.all).toHaveLength(2)
})

test('a server on this machine is heard without a network', async () => {
  const { device, socket } = await atTable()
  await vi.advanceTimersByTimeAsync(2000)
  device.network(false)
  expect(device.offline).toBe(true)

  socket.hear({ type: 'pong', id: 'beat', now: Date.now() })

  expect(device.offline).toBe(false)
  expect(device.away).toBe(false)
})

// What has no answer yet

const said = (text: string, at = Date.now()): Said => ({ type: 'Said', seat: 0, text, at })
const saidStep = (number: number, text: string) => ({ step: number, changes: [], news: said(text) })

test('what is said stands there at once, and once', async () => {
  const { socket, table } = await atTable()
  table.typed.set(0, 'hello')
  const saying = table.say(0, 'hello')
  const texts = () => [...table.stream(0)!.chat, ...table.saying].map(({ text }) => text)

  expect(texts()).toEqual(['hello'])
  expect(table.typed.get(0)).toBeUndefined()
  socket.hear({ type: 'steps', table: 'T', viewer: '0', steps: [saidStep(2, 'hello')] })
  expect(texts()).toEqual(['hello'])
  socket.hear({ type: 'done', id: socket.first('say')!.id, step: null })
  await saying
  expect(texts()).toEqual(['hello'])
})

test('what was said before the connection was lost is not there twice when it is back', async () => {
  const { socket, table } = await atTable()
  const saying = table.say(0, 'hello')
  socket.lose()
  await vi.advanceTimersByTimeAsync(100)
  const next = FakeSocket.all[1]!
  next.open()
  next.hear({ type: 'shown', table: 'T', viewer: '0', step: 9, document, log: [], chat: [said('hello')] })

  expect(table.saying).toEqual([])
  next.hear({ type: 'done', id: next.first('say')!.id, step: 9 })
  await saying
  expect(next.all('say')).toEqual(socket.all('say'))
})

test('what must not be said can be written again', async () => {
  const { socket, table } = await atTable()
  const saying = table.say(0, 'hello')
  table.typed.set(0, 'and')

  socket.refuse(socket.first('say')!.id, 'table-bad-text')

  await expect(saying).rejects.toThrow(Refusal)
  expect(table.saying).toEqual([])
  expect(table.typed.get(0)).toBe('hello and')
})

test('a page that was loaded again sends what had no answer, under the same ids', async () => {
  const first = await atTable()
  void first.table.act(0, { type: 'Ready' })
  void first.table.say(0, 'hello')
  first.table.typed.set(0, 'still typ')
  await vi.advanceTimersByTimeAsync(60_000)

  const again = await atTable()
  const [acting] = again.table.takeUp()

  expect(again.table.takeUp()).toEqual([])
  expect(again.table.typed.get(0)).toBe('still typ')
  expect(again.table.saying.map(({ text }) => text)).toEqual(['hello'])
  for (const type of ['act', 'say']) expect(again.socket.all(type)).toEqual(first.socket.all(type))
  again.socket.hear({ type: 'done', id: again.socket.first('act')!.id, step: 2 })
  await acting
  expect((await atTable()).table.takeUp()).toHaveLength(1)
})

test('what is too old, or of a seat that was given away, is not sent again', async () => {
  const first = await atTable()
  void first.table.say(0, 'hello')
  const again = await atTable()
  again.table.you = { ...again.table.you, seats: [1] }
  expect(again.table.takeUp()).toEqual([])

  vi.setSystemTime(Date.now() + 3_600_000)
  expect((await atTable()).table.takeUp()).toEqual([])
})

test('the same move is sent once, however often it is pressed', async () => {
  const { socket, table } = await atTable()
  const ready = { type: 'Ready' }
  const [once, twice] = [table.act(0, ready), table.act(0, { ...ready })]
  expect(socket.all('act')).toHaveLength(1)

  void table.act(0, { type: 'Withdraw' })
  void table.act(0, ready) // after something else it is meant
  expect(socket.all('act')).toHaveLength(3)
  socket.hear({ type: 'done', id: socket.first('act')!.id, step: 2 })
  await expect(Promise.all([once, twice])).resolves.toHaveLength(2)
})

// Too fast

test('what was too fast is tried again after a while, and what comes next waits behind it', async () => {
  const { device, socket, table } = await atTable()
  const acting = table.act(0, { type: 'Ready' })
  const { id } = socket.first('act')!
  socket.refuse(id)
  expect(device.hasty).toBe(true)
  const saying = table.say(0, 'hello')
  expect(socket.first('say')).toBeUndefined()

  await vi.advanceTimersByTimeAsync(500)
  expect(socket.all('act').map((one) => one.id)).toEqual([id, id])
  expect(socket.sent.slice(-2).map(({ type }) => type)).toEqual(['act', 'say'])
  socket.hear({ type: 'steps', table: 'T', viewer: '0', steps: [step(2, id)] })
  socket.hear({ type: 'done', id: socket.first('say')!.id, step: null })

  await expect(acting).resolves.toBeNull()
  await saying
  expect(device.hasty).toBe(false)
})

test('after a few tries the refusal is shown', async () => {
  const { device, socket, table } = await atTable()
  const asking = table.ask('start')
  asking.catch(() => undefined)
  const { id } = socket.first('start')!
  const waits: number[] = []
  for (let tries = 0; tries < 4; tries += 1) {
    socket.refuse(id)
    const [before, from] = [socket.all('start').length, Date.now()]
    while (socket.all('start').length === before) await vi.advanceTimersByTimeAsync(100)
    waits.push(Date.now() - from)
  }
  socket.refuse(id)

  await expect(asking).rejects.toMatchObject({ message_id: 'table-too-fast' })
  expect(waits).toEqual([500, 1000, 2000, 4000])
  expect(device.hasty).toBe(false)
})

test('a draft that was too fast does not come after a newer one', async () => {
  const { socket, table } = await atTable()
  const older = table.act(0, { type: 'SaveDraft', program: 1 })
  void table.act(0, { type: 'SaveDraft', program: 2 })

  socket.refuse(socket.first('act')!.id)
  await expect(older).rejects.toThrow(Refusal)
  await vi.advanceTimersByTimeAsync(1000)

  expect(socket.all('act')).toHaveLength(2)
})

test('a table that could not be opened again at once is opened later', async () => {
  const { socket } = await atTable()
  socket.lose()
  await vi.advanceTimersByTimeAsync(100)
  const next = FakeSocket.all[1]!
  next.open()

  next.refuse('again-T')
  next.refuse('told') // a torch that was waved is not
  await vi.advanceTimersByTimeAsync(500)

  expect(next.all('open').map(({ id }) => id)).toEqual(['again-T', 'again-T'])
  expect(next.all('shine')).toEqual([])
})

test('what is only read is asked for again when the server has too much to do', async () => {
  const answers = [429, 429, 200]
  const fetched = vi.fn(async () => {
    const status = answers.shift() ?? 429
    return { status, ok: status < 400, json: async () => ({ rule: 'T-8.2', message: 'table-too-fast', text: 'slowly' }) }
  })
  vi.stubGlobal('fetch', fetched)
  const device = new Device('en')

  const reading = device.request('GET', '/api/games')
  await vi.advanceTimersByTimeAsync(1500)
  await expect(reading).resolves.toBeDefined()
  expect(fetched).toHaveBeenCalledTimes(3)

  await expect(device.request('POST', '/api/tables', {})).rejects.toThrow(Refusal)
  expect(fetched).toHaveBeenCalledTimes(4)
})
