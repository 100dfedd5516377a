import { expect, test, vi } from 'vitest'
import { chosen, words } from './words.svelte'

test('the first language that we speak is taken, else English', () => {
  expect(chosen(['da-DK', 'sv-SE', 'en'])).toBe('sv')
  expect(chosen(['FR_ch'])).toBe('fr')
  expect(chosen(['pt', 'it'])).toBe('en')
  expect(chosen([])).toBe('en')
})

test('parts that are needed at the same time are all there', async () => {
  vi.stubGlobal('document', { documentElement: {} })

  await Promise.all([words.need('bots'), words.need('couch'), words.need('scubaboard'), words.need('bots')])

  expect(words.has('bots-advised')).toBe(true)
  expect(words.has('couch-device')).toBe(true)
  expect(words.has('diveface-title')).toBe(true)
})

test('a part that does not exist is no harm', async () => {
  await words.need('nonsense')
  await words.speak('nl')

  expect(words.say('diveface-title')).toBe('Dive')
})
