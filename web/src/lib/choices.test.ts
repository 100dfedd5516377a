import { expect, test } from 'vitest'
import { unfolded } from './choices'
import type { Choice, TableDocument } from './messages'

const wish = (to: string, end = '') => ({ type: 'Wish', diver: 'S1', to, end })

function document(choices: Choice[]): TableDocument {
  return { table: {}, view: null, choices, since: 1 } as unknown as TableDocument
}

test('actions that are alike are offered one by one, after those that are listed', () => {
  const folded = document([
    { kind: 'Sail', any_of: [{ type: 'Sail' }] },
    {
      kind: 'Wish',
      any_of: [wish('6,2', '7,3>SE')],
      over: [['6,2']],
      alike: [{ like: wish('1,1'), part: 'to', among: ['1,1', '2,1'] }],
    },
  ])

  expect(unfolded(folded).choices).toEqual([
    { kind: 'Sail', any_of: [{ type: 'Sail' }] },
    { kind: 'Wish', any_of: [wish('6,2', '7,3>SE'), wish('1,1'), wish('2,1')], over: [['6,2']] },
  ])
})

test('a document without such choices stays what it is', () => {
  const plain = document([{ kind: 'Sail', any_of: [{ type: 'Sail' }] }])

  expect(unfolded(plain)).toBe(plain)
})
