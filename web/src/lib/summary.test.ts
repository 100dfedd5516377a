import { expect, test, vi } from 'vitest'
import type { Json } from './messages'
import type { Replayed } from './replayed'
import { summaryOf } from './summary'

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined })
const { account: dive } = await import('../boards/dive/account')
const { account: divers } = await import('../boards/divers/account')

const game = (events: string[][]): Replayed => ({
  game: 'dive',
  names: ['Ada', 'Bea'],
  options: {},
  eyes: 'public',
  document: null,
  result: null,
  practice: false,
  taken_back: [],
  steps: events.map((types, at) => ({ step: at + 1, seat: 0, changes: [], events: types.map((type) => ({ type })) })),
})

test('rounds are told apart by what was seen before the step', () => {
  const views: Json[] = [
    { round: 1, positions: [0, 0] },
    { round: 1, positions: [0, 0] },
    { round: 2, positions: [3, 1] },
    { round: 2, positions: [3, 5] },
  ]

  expect(summaryOf(dive, game([['Readied'], ['LevelChecked', 'RoundBegan'], ['GameEnded']]), views)).toEqual([
    { round: 1, at: 0, standings: [3, 1], events: [{ type: 'LevelChecked' }] },
    { round: 2, at: 2, standings: [3, 5], events: [{ type: 'GameEnded' }] },
  ])
})

test('a game without a list of what is worth telling tells everything', () => {
  const all = { round: () => 1, standings: () => [] }

  expect(summaryOf(all, game([['Readied'], ['GameEnded']]), [null, null, null])[0]?.events).toHaveLength(2)
})

test('the chief stands behind the players', () => {
  const rows = summaryOf(dive, game([['GameEnded']]), [
    { round: 1, positions: [0, 0, 0] },
    { round: 1, positions: [3, 1, 4] },
  ])

  expect(rows[0]?.standings).toEqual([3, 1, 4])
})

test('treasures are counted for the player of the boats', () => {
  const sea = (turns: number) => ({ turns, boats: ['6,0', '', '6,12', ''], owners: [0, 1, 0, 1], holds: [2, 4, 3, 0] })
  const rows = summaryOf(divers, game([['Moved'], ['Boarded'], ['Moved']]), [sea(0), sea(1), sea(2), sea(3)])

  expect(rows.map(({ round, standings }) => [round, standings])).toEqual([
    [1, [5, 4]],
    [2, [5, 4]],
  ])
})
