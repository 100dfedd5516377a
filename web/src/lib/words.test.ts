import { expect, test } from 'vitest'
import { chosen } from './words.svelte'

test('the first language that we speak is taken, else English', () => {
  expect(chosen(['da-DK', 'sv-SE', 'en'])).toBe('sv')
  expect(chosen(['FR_ch'])).toBe('fr')
  expect(chosen(['pt', 'it'])).toBe('en')
  expect(chosen([])).toBe('en')
})
