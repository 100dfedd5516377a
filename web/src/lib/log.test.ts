import { expect, test } from 'vitest'
import { before, continued } from './log'
import type { LogLine } from './messages'

const dive = (step: number, code: string): LogLine => ({
  step,
  events: [{ type: 'BoardsRevealed' }, { type: 'LevelChecked', code }, { type: 'Rested' }],
  fleeting: [1],
})

test('a log goes on with what is told, and leaves out steps that tell nothing', () => {
  const log = continued([], [{ step: 1, events: [{ type: 'RoundBegan' }] }, { step: 2 }, { step: 3, news: { type: 'Away', seat: 1 } }])

  expect(log.map(({ step }) => step)).toEqual([1, 3])
  expect(before(log, 3)).toHaveLength(1)
})

test('what a dive showed of its cards is forgotten at the next, and nothing else is', () => {
  const first = continued([], [dive(4, 'S0')])
  const then = continued(first, [{ step: 5, events: [{ type: 'Readied' }] }, dive(6, 'SG')])

  expect(first[0]?.events).toHaveLength(3)
  expect(then.map(({ events }) => events.map(({ type }) => type))).toEqual([
    ['BoardsRevealed', 'Rested'],
    ['Readied'],
    ['BoardsRevealed', 'LevelChecked', 'Rested'],
  ])
  expect(then[0]?.places).toEqual([0, 2])
  expect(JSON.stringify(then)).not.toContain('S0')
})

test('a line of which nothing is left goes', () => {
  const log = continued([], [{ step: 1, events: [{ type: 'LevelChecked' }], fleeting: [0] }, dive(2, 'SG')])

  expect(log.map(({ step }) => step)).toEqual([2])
})
