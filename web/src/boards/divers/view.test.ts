import { expect, test } from 'vitest'
import { drawn } from './art'
import { standing } from './placement'
import { coastOf, DIVERS, squareOf, type Shown } from './view'

const boats = ['ring 2,0', 'ring 5,2', 'ring 2,5', 'ring 0,2']

test('places have squares, and who is out has none', () => {
  const named = ['6,5', '6,5#2', '6,5>+1-2', 'ring 6,0', 'boat E', 'out']

  expect(named.map((place) => squareOf(place, boats))).toEqual([
    { x: 6, y: 5 },
    { x: 6, y: 5 },
    { x: 6, y: 5 },
    { x: 6, y: 0 },
    { x: 5, y: 2 },
    null,
  ])
})

test('a ring square lies on a coast, a corner on none', () => {
  const squares = [{ x: 3, y: 0 }, { x: 5, y: 1 }, { x: 1, y: 5 }, { x: 0, y: 4 }, { x: 0, y: 0 }, { x: 5, y: 5 }]

  expect(squares.map((square) => coastOf(square, 4))).toEqual(['N', 'E', 'S', 'W', '', ''])
})

test('nobody stands on top of anybody, in boats, on patches, on tufts', () => {
  for (const place of ['boat N', '2,2', '3,1#2']) {
    const shown = {
      size: 4,
      sea: Array(16).fill('mud:2'),
      divers: DIVERS.map((_, at) => (at < 4 ? place : 'out')),
      boats,
    } as unknown as Shown

    const there = standing(shown)

    expect(there).toHaveLength(4)
    expect(new Set(there.map(({ x, y }) => `${x} ${y}`)).size).toBe(4)
    expect(there.every(({ x, y }) => Math.abs(x - there[0]!.x) < 1 && Math.abs(y - there[0]!.y) < 1)).toBe(true)
  }
})

test('a current without a drawing of its own is drawn with arrows', () => {
  const at = { x: 1, y: 1 }

  expect(drawn('current:N+S', at).arrows).toHaveLength(0)
  expect(drawn('current:N+NE+SW', at).arrows).toHaveLength(3)
  expect(drawn('current:N+NE+SW', at).patch).toContain('current')
  expect(drawn('?', at).patch).toContain('back')
  expect(drawn('?shark', at)).toMatchObject({ isDown: true })
  expect(drawn(null, at).patch).toContain('ring')
})
