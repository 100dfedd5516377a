import { beforeEach, expect, test, vi } from 'vitest'
import { Device, Refusal } from './device.svelte'
import type { ServerMessage, You } from './messages'

/** The other end of the line. */
class FakeSocket {
  static readonly OPEN = 1
  static all: FakeSocket[] = []
  readyState = 0
  sent: { type: string; id: string; [part: string]: unknown }[] = []
  onopen?: () => void
  onmessage?: (event: { data: string }) => void
  onclose?: (event: { code: number }) => void

  constructor(readonly url: string) {
    FakeSocket.all.push(this)
  }
  send(text: string) {
    this.sent.push(JSON.parse(text))
  }
  close() {
    this.lose()
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
  first(type: string) {
    return this.sent.find((command) => command.type === type)
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
  const socket = FakeSocket.all[0]!
  socket.open()
  socket.hear({ ...you, id: socket.first('open')!.id })
  socket.hear({ type: 'shown', table: 'T', viewer: '0', step: 1, document, chat: [] })
  return { device, socket, table: await opening }
}

beforeEach(() => {
  FakeSocket.all = []
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal('location', { protocol: 'http:', host: 'here' })
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
