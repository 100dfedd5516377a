import { expect, test } from 'vitest'
import { patched } from './patch'

const table = { view: { positions: [0, 3, 5], round: 1 }, choices: [{ kind: 'Ready' }] }

test('values are replaced, and what did not change is shared', () => {
  const next = patched(table, [{ op: 'replace', path: '/view/positions/1', value: 4 }])

  expect(next.view).toEqual({ positions: [0, 4, 5], round: 1 })
  expect(next.choices).toBe(table.choices)
  expect(table.view.positions).toEqual([0, 3, 5])
})

test('items come and go in the order of the changes', () => {
  const next = patched(table, [
    { op: 'remove', path: '/view/positions/0' },
    { op: 'add', path: '/view/positions/2', value: 9 },
    { op: 'add', path: '/view/positions/0', value: 7 },
  ])

  expect(next.view.positions).toEqual([7, 3, 5, 9])
})

test('a whole part is replaced, also by nothing', () => {
  expect(patched(table, [{ op: 'replace', path: '/view', value: null }]).view).toBeNull()
})
