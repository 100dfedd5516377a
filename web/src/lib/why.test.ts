import { expect, test } from 'vitest'
import { whyOf } from './why'

test('an event names its rules, more exactly where a part of it says more', () => {
  expect(whyOf('dive', { type: 'StackRanOut', level: 3 })).toEqual(['D-2.46'])
  expect(whyOf('dive', { type: 'Helped', diver: 0, helper: 'manta', to: 4 })).toEqual(['D-2.37'])
  expect(whyOf('divers', { type: 'Turned', at: '5,6', patch: 'mud:3' })).toEqual(['V-8.5'])
  expect(whyOf('scuba', { type: 'Discovered', seat: 0, tokens: 0 })).toEqual(['S-5.10'])
  expect(whyOf('table', { type: 'Asked', what: 'pause', seat: 0 })).toEqual(['T-3.1'])
  expect(whyOf('dive', { type: 'SomethingNew' })).toEqual([])
})
