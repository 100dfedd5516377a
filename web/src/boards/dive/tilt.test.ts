import { expect, test } from 'vitest'
import { leaning } from './tilt'

test('tilting moves the eye as far as the edge and no further', () => {
  expect(leaning(0, 0, 0)).toEqual({ x: 0.5, y: 0.5 })
  expect(leaning(22, -90, 0)).toEqual({ x: 1, y: 0 })
  expect(leaning(11, 0, 0)).toEqual({ x: 0.75, y: 0.5 })
})

test('a phone held sideways has its own left and right', () => {
  expect(leaning(0, 22, 90)).toEqual({ x: 1, y: 0.5 })
  expect(leaning(0, 22, 270)).toEqual({ x: 0, y: 0.5 })
  expect(leaning(22, 0, 180)).toEqual({ x: 0, y: 0.5 })
})
