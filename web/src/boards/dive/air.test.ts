import { expect, test } from 'vitest'
import { saidOf } from './air'

test('air is said twice, when little is left', () => {
  const said = Array.from({ length: 26 }, (_, at) => saidOf(25 - at))

  expect(said.slice(0, 15)).toEqual(Array(15).fill(null))
  expect([...new Set(said)]).toEqual([null, 10, 5])
})
