import { expect, test } from 'vitest'
import { scenesOf } from './scenes'
import { contents, DIVERS, type Shown } from './view'

function shown(places: { [diver: string]: string }, more: Partial<Shown> = {}): Shown {
  return {
    size: 4,
    sea: Array(16).fill('?'),
    divers: DIVERS.map((diver) => places[diver] ?? 'out'),
    flags: DIVERS.map(() => []),
    boats: ['ring 2,0', 'ring 5,2', 'ring 2,5', 'ring 0,2'],
    holds: [0, 0, 0, 0],
    gold: {},
    carrying: '',
    turning: '',
    ...more,
  }
}

const at = (scene: { shown: Shown } | undefined, diver: string) => scene?.shown.divers[DIVERS.indexOf(diver)]

test('a diver is seen on every patch that carries him', () => {
  const scenes = scenesOf(
    [
      { type: 'Swept', diver: 'S1', over: ['2,3', '2,2'] },
      { type: 'Moved', diver: 'S1', to: '3,1', carried: false },
      { type: 'TurnEnded', seat: 'S' },
    ],
    shown({ S1: '1,4' }),
  )

  expect(scenes.map((scene) => at(scene, 'S1'))).toEqual(['2,3', '2,2', '3,1'])
})

test('a treasure travels with the diver and is put down where he comes', () => {
  const scenes = scenesOf(
    [
      { type: 'Swept', diver: 'S1', over: ['2,3'] },
      { type: 'Boarded', diver: 'S1', boat: 'S', carried: true },
      { type: 'Struck', diver: 'E1' },
    ],
    shown({ S1: '1,4', E1: '2,2' }, { gold: { '1,4': 2 } }),
  )

  expect(scenes.map(({ shown }) => [shown.gold['1,4'], shown.carrying, shown.holds[2]])).toEqual([
    [1, 'S1', 0],
    [1, 'S1', 0],
    [1, '', 1],
  ])
  expect(at(scenes[2], 'E1')).toBe('boat E')
})

test('a patch is turned once somebody is there, with its treasures or tufts', () => {
  const turned = (patch: string) =>
    scenesOf(
      [
        { type: 'Moved', diver: 'S1', to: '2,1', carried: false },
        { type: 'Turned', at: '2,1', patch },
      ],
      shown({ S1: '1,1' }),
    )

  expect(turned('treasure:3')[0]?.shown.sea[1]).toBe('?')
  expect(turned('treasure:3')[1]?.shown).toMatchObject({ gold: { '2,1': 3 }, turning: '2,1' })
  expect(at(turned('mud:2')[1], 'S1')).toBe('2,1#1')
})

test('who leaves is held no more, but keeps a wish', () => {
  const flags = DIVERS.map(() => ['delayed', 'wish'])

  const [scene] = scenesOf([{ type: 'Struck', diver: 'S1' }], shown({ S1: '1,1' }, { flags }))

  expect(scene?.shown.flags[DIVERS.indexOf('S1')]).toEqual(['wish'])
})

test('what lies on a square changes its sign, and no other', () => {
  const before = shown({ S1: '1,4', S2: '2,2' })
  const after = { ...before, flags: before.flags.with(DIVERS.indexOf('S1'), ['stuck']) }

  expect(contents(after).get('1,4')).not.toBe(contents(before).get('1,4'))
  expect(contents(after).get('2,2')).toBe(contents(before).get('2,2'))
})
