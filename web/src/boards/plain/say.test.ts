import { expect, test } from 'vitest'
import { say } from './say'

test('events are told by their kind and what is in them', () => {
  expect(say({ type: 'TurnEnded', seat: 1 }, ['Ada', 'Bea'])).toBe('Turn ended: Bea')
  expect(say({ type: 'Moved', diver: 'N1', to: '5,6', carried: false }, [])).toBe('Moved: N1, 5,6')
  expect(say({ type: 'TurnCut' }, [])).toBe('Turn cut')
})
