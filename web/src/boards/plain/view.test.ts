import { expect, test } from 'vitest'
import { sightOf } from './view'

test('lists with something for each seat make a table, all else is said beside it', () => {
  const view = { seat: 0, round: 2, scores: [1, 4], has_chosen: [true, false], mine: null, depths: [1, 2, 3], result: null }

  expect(sightOf(view, 2)).toEqual({
    table: [
      { label: 'Round', told: ['2'] },
      { label: 'Mine', told: ['–'] },
      { label: 'Depths', told: ['1, 2, 3'] },
    ],
    seats: [
      { label: 'Scores', told: ['1', '4'] },
      { label: 'Has chosen', told: ['✓', '–'] },
    ],
  })
})

test('there may be nothing to see', () => {
  expect(sightOf(null, 2)).toEqual({ table: [], seats: [] })
})
