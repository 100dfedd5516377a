import { beforeEach, expect, test, vi } from 'vitest'
import { SharedTorch, type Moved } from './torch.svelte'

const place = (x: number) => ({ x, y: 0.5 })
const LONG = 5000 // milliseconds

let told: Moved[]
let torch: SharedTorch

beforeEach(() => {
  vi.useFakeTimers()
  told = []
  torch = new SharedTorch((moved) => told.push(moved))
})

test('own moves are shown at once and told some times a second, the last always', () => {
  for (let at = 0; at < 100; at += 1) {
    torch.move(0, place(at / 100))
    expect(torch.now).toEqual({ seat: 0, place: place(at / 100) })
    vi.advanceTimersByTime(10)
  }
  vi.advanceTimersByTime(LONG)

  expect(told.length).toBeGreaterThan(5)
  expect(told.length).toBeLessThanOrEqual(16)
  expect(told[0]).toEqual({ seat: 0, place: place(0), take: false })
  expect(told.at(-1)?.place).toEqual(place(0.99))
})

test('a taking is not lost among the moves that follow it', () => {
  torch.move(0, place(0.1))
  torch.move(0, place(0.2), true)
  torch.move(0, place(0.3))
  torch.move(0, place(0.4))
  vi.advanceTimersByTime(LONG)
  torch.move(0, place(0.5))

  expect(told.map(({ take }) => take)).toEqual([false, true, false])
})

test('what comes back of an own move changes nothing, another who takes it does', () => {
  torch.move(0, place(0.1))
  torch.move(0, place(0.2))
  torch.hear({ seat: 0, place: place(0.1) })
  expect(torch.now?.place).toEqual(place(0.2))

  torch.hear({ seat: 1, place: place(0.9) })
  expect(torch.now).toEqual({ seat: 1, place: place(0.9) })

  torch.hear({ seat: 0, place: place(0.2) }) // so the server had it the other way round
  expect(torch.now).toEqual({ seat: 0, place: place(0.2) })
})

test('who put it down does not find it in their hand again', () => {
  torch.move(0, place(0.1))
  torch.move(0, null)
  torch.hear({ seat: 0, place: place(0.1) })
  expect(torch.now).toBeNull()
  vi.advanceTimersByTime(LONG)
  expect(told.at(-1)).toEqual({ seat: 0, place: null, take: false })

  torch.hear({ seat: 0, place: place(0.7) }) // the same seat in another window
  expect(torch.now).toEqual({ seat: 0, place: place(0.7) })
  torch.forget()
  expect(torch.now).toBeNull()
})
