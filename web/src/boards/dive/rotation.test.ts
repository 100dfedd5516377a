import { expect, test } from 'vitest'
import { sideOf, turned, turnedPoint } from './rotation'

test('people sit around the table', () => {
  expect([0, 1].map((seat) => sideOf(seat, 2))).toEqual([0, 2])
  expect([0, 1, 2, 3].map((seat) => sideOf(seat, 4))).toEqual([0, 1, 2, 3])
  expect(new Set([0, 1, 2].map((seat) => sideOf(seat, 3))).size).toBe(3)
  expect(sideOf(0, 1)).toBe(0)
  expect(sideOf(null, 4)).toBe(0)
})

test('a quarter turn takes the right to the bottom, and four bring everything back', () => {
  expect(turnedPoint({ x: 1, y: 0.5 }, 1)).toEqual({ x: 0.5, y: 1 })
  expect(turnedPoint({ x: 0, y: 0 }, 1)).toEqual({ x: 1, y: 0 })
  for (const quarters of [0, 1, 2, 3]) {
    const there = turned({ x: 3, y: 1 }, quarters)
    const back = turned(there, -quarters)
    expect([back.x, back.y]).toEqual([3, 1])
  }
})
