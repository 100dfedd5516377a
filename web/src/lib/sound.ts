/**
 * A few small sounds, made here: no files, and nothing before somebody has touched the page.
 *
 * Each is a row of tones; a tone may slide, as bubbles do.
 */

import { kept } from './kept.svelte'

export type Effect = 'turn' | 'move' | 'reveal' | 'bubble' | 'win'

interface Tone {
  /** Hertz, and where it slides to. */
  pitch: number
  to?: number
  /** Seconds from the beginning, and how long it rings. */
  at: number
  long: number
  loud: number
}

export const EFFECTS: { [effect in Effect]: Tone[] } = {
  turn: [
    { pitch: 523, at: 0, long: 0.35, loud: 0.5 },
    { pitch: 784, at: 0.13, long: 0.5, loud: 0.5 },
  ],
  move: [{ pitch: 330, to: 196, at: 0, long: 0.12, loud: 0.4 }],
  reveal: [
    { pitch: 392, at: 0, long: 0.3, loud: 0.3 },
    { pitch: 494, at: 0.07, long: 0.3, loud: 0.3 },
    { pitch: 587, at: 0.14, long: 0.45, loud: 0.3 },
  ],
  bubble: [
    { pitch: 280, to: 620, at: 0, long: 0.09, loud: 0.35 },
    { pitch: 360, to: 820, at: 0.1, long: 0.08, loud: 0.25 },
  ],
  win: [
    { pitch: 523, at: 0, long: 0.3, loud: 0.45 },
    { pitch: 659, at: 0.14, long: 0.3, loud: 0.45 },
    { pitch: 784, at: 0.28, long: 0.3, loud: 0.45 },
    { pitch: 1047, at: 0.42, long: 0.8, loud: 0.5 },
  ],
}

const VOLUME = 0.16
let context: AudioContext | undefined

export function play(effect: Effect) {
  if (!kept.sounds || !navigator.userActivation?.hasBeenActive || document.visibilityState === 'hidden') return
  try {
    context ??= new AudioContext()
    void context.resume()
    for (const tone of EFFECTS[effect]) sound(context, tone)
  } catch {
    // no sound here: everything is shown anyway
  }
}

function sound(context: AudioContext, { pitch, to, at, long, loud }: Tone) {
  const begin = context.currentTime + at
  const end = begin + long
  const voice = new OscillatorNode(context, { type: 'sine', frequency: pitch })
  const level = new GainNode(context, { gain: 0 })
  if (to) voice.frequency.exponentialRampToValueAtTime(to, end)
  level.gain.setValueAtTime(0, begin)
  level.gain.linearRampToValueAtTime(loud * VOLUME, begin + 0.012) // a click otherwise
  level.gain.exponentialRampToValueAtTime(0.0001, end)
  voice.connect(level).connect(context.destination)
  voice.start(begin)
  voice.stop(end)
}

/** The kinds of event that sound like something. */
export type Sounding = { [effect in Effect]?: string[] }

const MOST_TELLING: Effect[] = ['win', 'reveal', 'bubble', 'move']

/** What is heard of a step: the most telling of its events. Others pass in silence. */
export function heard(sounding: Sounding, events: { type: string }[]): Effect | undefined {
  return MOST_TELLING.find((effect) => events.some(({ type }) => sounding[effect]?.includes(type)))
}
