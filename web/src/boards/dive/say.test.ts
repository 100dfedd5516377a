import { beforeAll, expect, test } from 'vitest'
import { words } from '../../lib/words.svelte'
import { rivalIn } from './chief'
import { say } from './say'

const NAMES = ['Ada', 'Bea']

beforeAll(async () => {
  Object.assign(globalThis, { document: { documentElement: {} } })
  for (const part of ['dive', 'diveboard'] as const) await words.need(part)
  await words.speak('en')
})

const help = (parts: object) => say({ type: 'Helped', diver: 1, level: 1, ...parts }, NAMES)

test('a manta that moves nobody is told as such, also in old records where that is certain', () => {
  expect(help({ helper: 'manta', to: 21, start: 21 })).toBe('Fastest of those who were right, Bea takes it (manta): no effect.')
  expect(help({ helper: 'manta', to: 9, start: 9 })).toMatch(/no effect\.$/)
  expect(help({ helper: 'manta', to: 21 })).toMatch(/no effect\.$/)
  expect(help({ diver: 2, helper: 'manta', to: 21, start: 21 })).toMatch(/, the chief takes it \(manta\): no effect\.$/)
})

test('help that moves is told with its field', () => {
  expect(help({ helper: 'manta', to: 9 })).toMatch(/on to field 9\.$/)
  expect(help({ helper: 'red', to: 7, start: 5 })).toMatch(/on to field 7\.$/)
  expect(help({ helper: 'red', to: 3, start: 5 })).toMatch(/carried back \(red turtle\): to field 3\.$/)
})

test('who gets what several want is told with the reason', () => {
  const shown = (by: string | null) => say({ type: 'PicksShown', picks: ['orca', 'orca'], owners: [null, 'orca'], by }, NAMES)

  expect(shown('age')).toContain('Ada and Bea want Orca. Bea is younger, so Bea gets it')
  expect(shown('lot')).toContain('Lots are drawn: Bea gets it')
  expect(say({ type: 'PicksShown', picks: ['orca', 'fugu'], owners: ['orca', 'fugu'], by: null }, NAMES)).toBe('The companions are shown.')
})

test('the chief wins, and wins ties', () => {
  const ended = (scores: number[], chief: number | null) =>
    say({ type: 'GameEnded', result: { verdict: 'chief', winners: [], scores }, chief }, NAMES)

  expect(ended([20, 18], 24)).toBe('The chief wins.')
  expect(ended([20, 18], null)).toBe('The chief wins.') // an old record
  expect(ended([24, 18], 24)).toBe('The chief wins: Ada came just as far, and ties go to the chief.')
})

test('practice has an end, and no loser', () => {
  expect(say({ type: 'GameEnded', result: { verdict: 'practice', winners: [], scores: [23] }, chief: null }, ['Ada'])).toBe(
    'The practice dive is over.',
  )
})

test('the chief has a row where he dives along', () => {
  const lost = { verdict: 'chief', winners: [], scores: [20, 18] }

  expect(rivalIn({ positions: [20, 18, 24] }, lost)).toEqual({ name: 'The chief', score: 24, won: true })
  expect(rivalIn({ positions: [25, 18, 24] }, { verdict: 'win', winners: [0], scores: [25, 18] })?.won).toBe(false)
  expect(rivalIn({ positions: [25, 18] }, { verdict: 'win', winners: [0], scores: [25, 18] })).toBeNull()
})
