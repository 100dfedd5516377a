import { expect, test } from 'vitest'
import { after, pictureOf, scenesOf, type Picture } from './scenes'
import { squareAt, type ScubaDiverView, type ScubaView } from './view'

function diver(parts: Partial<ScubaDiverView> = {}): ScubaDiverView {
  const none = { number_of_cards: 0, cards: null, plus: null, minus: null }
  return { loc: 'SUB', at: squareAt(5, 2), air: 20, deco: 0, has_been_deep: false, dust: [], ...none, ...parts }
}

const SEA: Picture = {
  tiles: [
    { tile: 1, square: squareAt(5, 2), colour: 'R', front: null, discs: [] },
    { tile: 2, square: squareAt(1, 3), colour: 'Y', front: 'clownfish', discs: [0] },
  ],
  divers: [diver(), diver({ at: squareAt(6, 4), dust: [squareAt(6, 3)] })],
  current: null,
}

test('covered and open tiles are drawn alike, by whether their front is known', () => {
  const view = {
    covered: [{ tile: 1, square: 9, colour: 'R', discs: [] }],
    open: [{ tile: 2, square: 10, colour: 'Y', species: 'lionfish', discs: [1] }],
    divers: [],
    current: 'CC-02',
  } as unknown as ScubaView

  expect(pictureOf(view).tiles.map(({ tile, front }) => [tile, front])).toEqual([
    [1, null],
    [2, 'lionfish'],
  ])
})

test('a current moves animals and divers at once, and some off the board', () => {
  const animals = [[2, -1]]
  const moved = after(SEA, { type: 'CurrentDrawn', card: 'CC-02', animals, divers: [[1, squareAt(5, 4)]] }, 0)

  expect(moved.current).toBe('CC-02')
  expect(moved.tiles.map(({ tile }) => tile)).toEqual([1])
  expect(moved.divers[1]?.at).toBe(squareAt(5, 4))
  expect(moved.divers[1]?.dust).toEqual([squareAt(6, 3)])
})

test('a turn is a row of scenes; an event lies open until the next one', () => {
  const scenes = scenesOf(
    SEA,
    [
      { type: 'TileFlipped', seat: 0, tile: 1, front: 'event' },
      { type: 'EventDrawn', card: 'EV-R-03', band: 'R' },
      { type: 'Carried', to: squareAt(4, 2), points: 1, leaves_dust: true, may_flip: true, may_discover: true },
      { type: 'AirLost', seat: 0, units: 1 },
      { type: 'TurnBegan', seat: 1 },
      { type: 'Carried', to: squareAt(7, 4), points: 1, leaves_dust: false, may_flip: false, may_discover: false },
    ],
    0,
  )

  expect(scenes.map(({ event }) => event.type)).toEqual(['TileFlipped', 'EventDrawn', 'Carried', 'Carried'])
  expect(scenes[0]?.picture.tiles[0]?.front).toBe('event')
  expect(scenes[1]?.picture.tiles.map(({ tile }) => tile)).toEqual([2])
  expect(scenes[2]?.picture.divers[0]).toMatchObject({ at: squareAt(4, 2), dust: [squareAt(4, 2)] })
  expect(scenes[3]?.picture.divers[0]?.air).toBe(19)
  expect(scenes[3]?.picture.divers[1]).toMatchObject({ at: squareAt(7, 4), dust: [] })
})

test('an open animal can be turned face down again', () => {
  const closed = after(SEA, { type: 'TileTurned', tile: 2, front: 'clownfish', is_open: false }, 0)

  expect(closed.tiles[1]?.front).toBeNull()
  expect(after(SEA, { type: 'TileTurned', tile: 1, front: 'empty', is_open: false }, 0).tiles[0]?.front).toBe('empty')
})

test('pictures before stay as they were', () => {
  const before = JSON.stringify(SEA)
  scenesOf(SEA, [{ type: 'Stepped', seat: 0, direction: 'D', to: squareAt(5, 3), leaves_dust: true }], 0)

  expect(JSON.stringify(SEA)).toBe(before)
})
