import { expect, test } from 'vitest'
import type { OptionShown } from '../protocol'
import { different, reasonAgainst, same, wishing } from './options'

const about = { group: 'variants', rule: 'D-5.1', first: true, needs: '' } as const
const COMPANIONS: OptionShown = { name: 'companions', kind: 'switch', values: [false, true], default: false, ...about }
const MODE: OptionShown = { name: 'mode', kind: 'choice', values: ['standard', 'children'], default: 'standard', ...about }
const ORDER: OptionShown = { name: 'order', kind: 'order', values: [], default: [], ...about }

test('wishes are kept in their order, and the usual is not a wish', () => {
  const wishes = wishing(wishing({}, COMPANIONS, true), MODE, 'children')

  expect(Object.entries(wishes)).toEqual([
    ['companions', true],
    ['mode', 'children'],
  ])
  expect(wishing(wishes, COMPANIONS, false)).toEqual({ mode: 'children' })
  expect(wishing({ order: [1, 0] }, ORDER, [])).toEqual({})
})

test('a reason is a sentence without the number of its rule', () => {
  const problem = { rule: 'D-5.1', message: 'dive-children-companions', text: 'mode needs patience [D-5.1]' }
  const refused = { mode: [{ value: 'children', problem }] }
  const fitting = { options: {}, dropped: [], settled: {}, refused, fixed: [] }

  expect(reasonAgainst(fitting, 'mode', 'children', 'Version')).toBe('“Version” needs patience.')
  expect(reasonAgainst(fitting, 'mode', 'standard', 'Version')).toBe('')
})

test('only what differs from the usual is different', () => {
  const known = [COMPANIONS, MODE, ORDER]

  expect(different(known, { companions: false, mode: 'children', order: [] })).toEqual([MODE])
  expect(different(known, { companions: null, order: [1, 0] })).toEqual([ORDER])
})

test('lists are the same if they hold the same', () => {
  expect(same(['N'], ['N'])).toBe(true)
  expect(same(undefined, null)).toBe(true)
  expect(same(['N', 'E'], ['N'])).toBe(false)
})
