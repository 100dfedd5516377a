import { expect, test } from 'vitest'
import { blocked, chosenOptions } from './options'

test('children play without companions and chief, and the other way round', () => {
  expect(blocked('dive', 3, { mode: 'children' })).toMatchObject({
    companions: 'web-not-for-children',
    chief: 'web-not-for-children',
  })
  expect(blocked('dive', 3, { companions: true })).toHaveProperty('mode')
  expect(blocked('dive', 3, { companions: true })).not.toHaveProperty('expansion_companions')
})

test('only what was changed and may be chosen is sent', () => {
  const options = { companions: false, expansion_companions: true, mode: 'standard', card_history: true }
  const defaults = { companions: false, expansion_companions: false, mode: 'standard', card_history: false }

  expect(chosenOptions('dive', 2, options, defaults)).toEqual({ card_history: true })
})

test('three divers make no teams', () => {
  expect(blocked('divers', 3, {})).toHaveProperty('teams')
  expect(blocked('divers', 4, {})).toEqual({})
})
