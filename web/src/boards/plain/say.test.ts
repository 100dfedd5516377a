import { expect, test, vi } from 'vitest'
import { words } from '../../lib/words.svelte'
import { say } from './say'

test('events are told by their kind and what is in them', () => {
  expect(say('none', 'said-', { type: 'TurnEnded', seat: 1 }, ['Ada', 'Bea'])).toBe('Turn ended: Bea')
  expect(say('none', 'said-', { type: 'Moved', diver: 'N1', to: '5,6', carried: false }, [])).toBe('Moved: N1, 5,6')
  expect(say('none', '', { type: 'TurnCut' }, [])).toBe('Turn cut')
})

test('a game that has sentences is told by them', async () => {
  vi.stubGlobal('document', { documentElement: {} })
  await words.need('scubaterminal')

  expect(say('scuba', 'said-', { type: 'PlayerLeft', seat: 1 }, ['Ada', 'Bea'])).toBe('Bea leaves the game.')
  expect(say('scuba', '', { type: 'Stop' }, [])).not.toContain('scubaterminal')
})
