import { expect, test } from 'vitest'
import type { GameEvent } from '../../lib/messages'
import { diveIn } from './reveal'

const events: GameEvent[] = [
  { type: 'Readied', seat: 1, program: null },
  { type: 'BoardsRevealed', programs: [{ levels: ['5', '3s'] }, { levels: ['2s'] }] },
  { type: 'LevelChecked', level: 1, code: 'G', right: [0], wrong: [1], boards: [['5', '3s'], []] },
  { type: 'Helped', diver: 0, level: 1, helper: 'green', to: 1 },
  { type: 'LevelChecked', level: 2, code: 'S', right: [0], wrong: [], boards: [['5', '3s'], []] },
  { type: 'Rested', moves: [2, 0] },
  { type: 'RoundBegan', round: 2 },
]

test('divers stand where the events have brought them, scene by scene', () => {
  const dive = diveIn(7, events, [0, 4])

  expect(dive?.scenes.map(({ positions, checked }) => [checked, ...positions])).toEqual([
    [0, 0, 4],
    [1, 0, 4],
    [1, 1, 4],
    [2, 1, 4],
    [2, 3, 4],
  ])
  expect(dive?.checks.map(({ code }) => code)).toEqual(['G', 'S'])
})

test('a step without a dive is none', () => {
  expect(diveIn(3, events.slice(0, 1), [0, 0])).toBeNull()
})
