import { beforeAll, expect, test } from 'vitest'
import { words } from '../../lib/words.svelte'
import { bonusOf, dataOf, houseData } from './data'
import { cardText, currentLines, effectsText, eventName, optionsAsked, placeName } from './names'
import { say } from './say'
import { squareAt } from './view'

const data = houseData()
const card = (id: string) => data.events.get(id) ?? { id, band: 'R', name: '', effects: [] }

beforeAll(async () => {
  Object.assign(globalThis, { document: { documentElement: { lang: '' } } })
  await words.need('pieces')
  await words.need('scubaboard')
})

test('places have a depth and a column', () => {
  expect(placeName(squareAt(3, 4))).toBe('15-20 m, column 3')
  expect(placeName(squareAt(9, 0))).toBe('the surface, column 9')
})

test('all cards have names and sentences in all languages', async () => {
  for (const language of ['nl', 'de', 'fr', 'sv', 'en'] as const) {
    await words.speak(language)
    for (const one of data.events.values()) {
      expect(eventName(one.id)).not.toMatch(/EV-|pieces-/)
      expect(cardText(one)).not.toMatch(/scubaboard-|pieces-|\{/)
    }
    for (const one of data.currents.values()) expect(currentLines(one).join()).not.toMatch(/scubaboard-|pieces-|\{/)
  }
})

test('colours that drift alike share a line', () => {
  const lines = (id: string, set = data) => currentLines(set.currents.get(id)!)

  expect(lines('CC-14')).toEqual(['All animals: 1 square right', 'Divers: 1 square right'])
  expect(lines('CC-11', dataOf('house-1'))).toEqual([
    'Animals (red, yellow): 1 square left',
    'Animals (green, blue): 2 squares left',
    'Divers: 2 squares left',
    'Everybody under water loses 1 air',
  ])
  expect(lines('CC-47').at(-1)).toBe('Whoever drew the card loses 1 air under water')
  expect(lines('CC-33')).toEqual([])
})

test('the way through a card leads to what it asks', () => {
  const options = optionsAsked(card('EV-R-01'), [0, 0], 0)

  expect(options.map(effectsText)).toEqual(['You rise to the surface.', 'You lose 1 air.'])
  expect(optionsAsked(card('EV-R-11'), [], 0).length).toBe(2)
  expect(optionsAsked(card('EV-R-03'), [], 0)).toEqual([])
})

test('combinations count by how many one has', () => {
  const rays = data.combinations.find(({ id }) => id === 'C3')!

  expect(['eagle_ray', 'reef_manta_ray', 'blue_spotted_stingray'].map((_, at, all) => bonusOf(rays, all.slice(0, at + 1)))).toEqual([
    0, 2, 6,
  ])
})

test('what the current does is one sentence for each kind of thing', () => {
  const drawn = (animals: [number, number][], divers: [number, number][]) =>
    say({ type: 'CurrentDrawn', card: 'CC-01', animals, divers }, ['Ada', 'Bea'])

  expect(drawn([], [])).toBe('Current: nothing moves.')
  expect(drawn([[3, 4]], [])).toBe('Current: 1 animal drifts.')
  expect(drawn([[3, 4], [5, -1]], [[0, 9], [1, 10]])).toBe(
    'Current: It carries Ada and Bea along. 2 animals drift. 1 of them leaves the board.',
  )
})
