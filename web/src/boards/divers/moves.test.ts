import { describe, expect, test } from 'vitest'
import type { Choice } from '../../lib/messages'
import { movesOf, pressable } from './moves'
import { DIVERS, type DiversView } from './view'

const boats = ['ring 2,0', 'ring 5,2', 'ring 2,5', 'ring 0,2']

function view(places: { [diver: string]: string }, agenda: unknown[] = []): DiversView {
  return { divers: DIVERS.map((diver) => places[diver] ?? 'out'), boats, agenda } as unknown as DiversView
}

const step = (to: string, end = '', carry = false) => ({ type: 'Step', diver: 'S1', to, end, carry })

describe('moves', () => {
  test('lead from where the diver is, over all that carries him, to the end', () => {
    const choices: Choice[] = [{ kind: 'Step', any_of: [step('2,3', '3,2')], over: [['2,3', '2,2']] }]

    const [move] = movesOf(choices, view({ S1: '1,4#2' }))

    expect(move?.way).toEqual([
      { x: 1, y: 4 },
      { x: 2, y: 3 },
      { x: 2, y: 2 },
      { x: 3, y: 2 },
    ])
    expect(move?.rides).toBe(true)
  })

  test('go to where a boat lies', () => {
    const choices: Choice[] = [{ kind: 'Board', any_of: [{ type: 'Board', diver: 'S1', boat: 'S', carry: true }] }]

    expect(movesOf(choices, view({ S1: '2,4' }))[0]).toMatchObject({ way: [{ x: 2, y: 4 }, { x: 2, y: 5 }], carry: true })
  })

  test('of a diver who is carried on begin where he is', () => {
    const choices: Choice[] = [{ kind: 'Go', any_of: [{ type: 'Go', end: '3,1>NE' }] }]

    const [move] = movesOf(choices, view({ E2: '2,2' }, [{ type: 'ChooseExit', diver: DIVERS.indexOf('E2') }]))

    expect(move).toMatchObject({ diver: 'E2', way: [{ x: 2, y: 2 }, { x: 3, y: 1 }] })
  })

  test('are not what is paid, sunk or passed', () => {
    const choices: Choice[] = [
      { kind: 'Ransom', any_of: [{ type: 'Ransom', diver: 'S1', boat: 'S' }] },
      { kind: 'Pass', any_of: [{ type: 'Pass' }] },
    ]

    expect(movesOf(choices, view({ S1: '2,4' }))).toEqual([])
  })
})

describe('pressing', () => {
  const pressed = (any_of: ReturnType<typeof step>[], over: string[][]) => {
    const found = pressable(movesOf([{ kind: 'Step', any_of, over }], view({ S1: '1,4' })))
    return Object.fromEntries([...found].map(([square, moves]) => [square, moves.map(({ action }) => ('end' in action ? action.end : ''))]))
  }

  test('a current or its end takes the same ride', () => {
    expect(pressed([step('2,3', '3,2')], [['2,3']])).toEqual({ '2,3': ['3,2'], '3,2': ['3,2'] })
  })

  test('a current with two ends asks which', () => {
    expect(pressed([step('2,3', '2,2'), step('2,3', '3,3')], [['2,3'], ['2,3']])['2,3']).toEqual(['2,2', '3,3'])
  })

  test('a patch that can be reached straight does not ask about rides that end there', () => {
    expect(pressed([step('2,4'), step('2,3', '2,4')], [[], ['2,3']])).toEqual({ '2,4': [''], '2,3': ['2,4'] })
  })
})
