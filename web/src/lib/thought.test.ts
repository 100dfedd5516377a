import { expect, test } from 'vitest'
import type { Action, ThoughtShown } from './messages'
import { isSame, merged, weighedOf } from './thought'

const step = (direction: string): Action => ({ type: 'Step', direction })
const say = ({ type, direction }: Action) => `${type} ${String(direction)}`

function thought(action: Action, ...alternatives: [Action, number][]): ThoughtShown {
  return {
    level: 'expert',
    action,
    alternatives: alternatives.map(([action, worth]) => ({ action, worth })),
    belief: {},
    simulations: 48,
  }
}

test('the chosen move is first, and nothing further down is worth more', () => {
  const found = weighedOf(thought(step('U'), [step('L'), 0.69], [step('U'), 0.19], [step('R'), 0.1]), say)

  expect(found.map(({ said, worth, isAsGood }) => [said, worth, isAsGood])).toEqual([
    ['Step U', 0.19, false],
    ['Step L', 0.19, true],
    ['Step R', 0.1, false],
  ])
})

test('what rounds to the same percent is about as good', () => {
  const found = weighedOf(thought(step('U'), [step('U'), 0.481], [step('L'), 0.478], [step('R'), 0.474]), say)

  expect(found.map(({ isAsGood }) => isAsGood)).toEqual([false, true, false])
})

test('moves that read the same are shown once, and there are at most five', () => {
  const enter = (column: number): [Action, number] => [{ type: 'Enter', column }, 0.5]
  const alike = weighedOf(thought({ type: 'Enter', column: 4 }, enter(4), enter(5), enter(6)), ({ type }) => type)
  const many = weighedOf(thought({ type: 'Enter', column: 1 }, ...[1, 2, 3, 4, 5, 6, 7].map(enter)), JSON.stringify)

  expect(alike).toHaveLength(1)
  expect(many).toHaveLength(5)
})

test('a move that nothing was compared with stands alone', () => {
  expect(weighedOf(thought(step('D')), say)).toEqual([{ action: step('D'), said: 'Step D', worth: undefined, isAsGood: false }])
})

test('equal beliefs are told once', () => {
  const found = merged(
    [
      { label: '3,4', chances: [['danger', 0.2]] },
      { label: '5,6', chances: [['danger', 0.2]] },
      { label: '5,6', chances: [['danger', 0.2]] },
      { label: '7,7', chances: [['danger', 0.1]] },
    ],
    (labels) => labels.join(' and '),
  )

  expect(found.map(({ label }) => label)).toEqual(['3,4 and 5,6', '7,7'])
})

test('actions are the same if all their parts are', () => {
  expect(isSame(step('U'), step('U'))).toBe(true)
  expect(isSame(step('U'), step('D'))).toBe(false)
  expect(isSame(step('U'), null)).toBe(false)
})
