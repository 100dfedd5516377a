import { describe, expect, it } from 'vitest'
import { fits, lessonOf } from './lesson'

describe('a pattern', () => {
  it('names the parts that matter', () => {
    expect(fits({ type: 'Step', direction: 'D' }, { type: 'Step', direction: 'D', more: 1 })).toBe(true)
    expect(fits({ type: 'Step', direction: 'D' }, { type: 'Step', direction: 'U' })).toBe(false)
    expect(fits({ type: 'Stop' }, null)).toBe(false)
  })

  it('counts what is in a list, unless more may follow', () => {
    expect(fits(['3'], ['3'])).toBe(true)
    expect(fits(['3'], ['3', '4'])).toBe(false)
    expect(fits(['3', '...'], ['3', '4'])).toBe(true)
    expect(fits(['3', '...'], [])).toBe(false)
  })

  it('may be a regular expression', () => {
    expect(fits('/^\\d+s$/', '12s')).toBe(true)
    expect(fits('/^\\d+s$/', '12')).toBe(false)
    expect(fits('/x/', 3)).toBe(false)
  })
})

describe.each(['dive', 'scuba', 'divers'])('the lesson of %s', (game) => {
  it('is done by its own examples', async () => {
    const lesson = await lessonOf(game)
    const tasks = (lesson?.chapters ?? []).flatMap(({ steps }) => steps).filter((step) => 'do' in step)

    expect(tasks.length).toBeGreaterThan(4)
    for (const { do: wanted, for_example } of tasks) expect(fits(wanted ?? null, for_example)).toBe(true)
  })
})
