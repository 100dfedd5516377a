import { expect, test } from 'vitest'
import { flipped, laidOf, NOTHING, placed, programOf, tokensOf } from './program'

test('tokens are laid, moved and taken back', () => {
  const laid = placed(placed(placed(NOTHING, 5, 1), 2, 1), 3, 2)

  expect(programOf(laid).levels).toEqual(['25', '3'])
  expect(programOf(placed(laid, 2, 4)).levels).toEqual(['5', '3', '', '2'])
  expect(programOf(placed(laid, 3, 0)).levels).toEqual(['25'])
})

test('a level shows one side for all its tokens, and remembers it while it is empty', () => {
  const turned = flipped(NOTHING, 2)

  expect(programOf(turned).levels).toEqual([])
  expect(programOf(placed(placed(turned, 1, 1), 4, 2)).levels).toEqual(['1', '4s'])
})

test('a draft is read as it was written', () => {
  const program = { levels: ['1', '', '45s'], clownfish: 3, anglerfish: null }

  expect(programOf(laidOf(program))).toEqual(program)
  expect(tokensOf('45s')).toEqual([4, 5])
  expect(tokensOf('*s')).toEqual([])
})
