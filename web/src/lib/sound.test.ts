import { expect, test, vi } from 'vitest'

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined })
const { EFFECTS, heard, play } = await import('./sound')
const { kept } = await import('./kept.svelte')

test('the most telling event of a step is heard', () => {
  const sounding = { win: ['Ended'], reveal: ['Turned', 'Shown'], move: ['Moved'] }

  expect(heard(sounding, [{ type: 'Moved' }, { type: 'Shown' }, { type: 'Ended' }])).toBe('win')
  expect(heard(sounding, [{ type: 'Moved' }, { type: 'Turned' }])).toBe('reveal')
  expect(heard(sounding, [{ type: 'Saved' }])).toBeUndefined()
})

test('sounds are short and soft', () => {
  for (const tones of Object.values(EFFECTS)) {
    expect(tones.length).toBeLessThan(5)
    for (const { at, long, loud } of tones) {
      expect(at + long).toBeLessThan(1.5)
      expect(loud).toBeLessThanOrEqual(0.5)
    }
  }
})

test('nothing sounds before a gesture, nor where sounds are off', () => {
  const made = vi.fn()
  vi.stubGlobal('AudioContext', made)
  vi.stubGlobal('document', { visibilityState: 'visible' })
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: false } })
  play('turn')
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } })
  kept.sounds = false
  play('turn')
  expect(made).not.toHaveBeenCalled()

  kept.sounds = true
  play('turn')
  expect(made).toHaveBeenCalledOnce()
})
