import { expect, test } from 'vitest'
import { keptSame, patchesOf } from './squares'
import { DIVERS, type Shown } from './view'

const shown: Shown = {
  size: 4,
  sea: Array(16).fill('sea'),
  divers: DIVERS.map((_, at) => (at === 0 ? '2,2' : 'out')),
  flags: DIVERS.map(() => []),
  boats: ['ring 2,0', 'ring 5,2', 'ring 2,5', 'ring 0,2'],
  holds: [0, 0, 0, 0],
  gold: {},
  carrying: '',
  turning: '',
}
const patches = (of: Shown) => patchesOf(of, new Map(), new Map())

test('the coasts are numbered, but not where a boat lies', () => {
  const ring = patches(shown).filter(({ code }) => code === null)

  expect(ring.map(({ x, y, number }) => [x, y, number]).slice(0, 8)).toEqual([
    [0, 0, 0],
    [1, 0, 1],
    [2, 0, 0],
    [3, 0, 3],
    [4, 0, 4],
    [5, 0, 0],
    [0, 1, 1],
    [5, 1, 1],
  ])
})

test('only squares on which something changed are others', () => {
  const before = patches(shown)
  const moved = patches({ ...shown, divers: shown.divers.with(0, '3,2') })

  const now = keptSame(before, moved)

  expect(now).toEqual(moved)
  const changed = now.flatMap((patch, at) => (patch === before[at] ? [] : [`${patch.x},${patch.y}`]))
  expect(changed).toEqual(['2,2', '3,2'])
})
