import { expect, test } from 'vitest'
import { reasonAgainst, wishing } from './options'

const DEFAULTS = { companions: false, mode: 'standard' }

test('wishes are kept in their order, and what is usual is none', () => {
  const wishes = wishing(wishing({}, DEFAULTS, 'companions', true), DEFAULTS, 'mode', 'children')

  expect(Object.entries(wishes)).toEqual([
    ['companions', true],
    ['mode', 'children'],
  ])
  expect(wishing(wishes, DEFAULTS, 'companions', false)).toEqual({ mode: 'children' })
})

test('a reason is a sentence; its rule is no part of it', () => {
  const problem = { rule: 'D-5.1', message: 'dive-children-companions', text: 'mode needs patience [D-5.1]' }
  const fitting = { options: {}, settled: {}, refused: { mode: [{ value: 'children', problem }] }, fixed: [] }

  expect(reasonAgainst(fitting, 'mode', 'children', 'Version')).toBe('“Version” needs patience.')
  expect(reasonAgainst(fitting, 'mode', 'standard', 'Version')).toBe('')
})
