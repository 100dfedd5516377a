import { expect, test } from 'vitest'
import { goesOnCovered, nextOf } from './turns'

test('the device goes round the table, past those who are not waited for', () => {
  expect(nextOf([0, 1, 3], [0, 1, 2, 3], -1)).toBe(0)
  expect(nextOf([0, 1, 3], [1, 2, 3], 0)).toBe(1)
  expect(nextOf([0, 1, 3], [2, 3], 1)).toBe(3)
  expect(nextOf([0, 1, 3], [0, 2], 3)).toBe(0)
  expect(nextOf([0, 1, 3], [2], 0)).toBeNull()
})

test('it is covered while others still decide the same, and open when something has happened', () => {
  expect(goesOnCovered([0, 1], [0, 1], [1])).toBe(true)
  expect(goesOnCovered([0, 1], [1], [])).toBe(false) // all have decided
  expect(goesOnCovered([0, 1], [1, 2], [2])).toBe(false) // somebody elsewhere has not
  expect(goesOnCovered([0, 1], [0], [1])).toBe(false) // the turn went on
  expect(goesOnCovered([0, 1], [], [0, 1])).toBe(false) // a new round
})
