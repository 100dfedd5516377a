/** What this browser remembers: a name, a language, how quickly things are shown, whether they sound. */

import type { Json } from './messages'

type Chosen = { [name: string]: Json }

function read(key: string): string {
  try {
    return localStorage.getItem(`divetable-${key}`) ?? ''
  } catch {
    return '' // some browsers keep nothing; then it is asked again
  }
}

function write(key: string, text: string) {
  try {
    localStorage.setItem(`divetable-${key}`, text)
  } catch {
    // as above
  }
}

type Sets = { [game: string]: { [name: string]: Chosen } }

function readSets(): Sets {
  try {
    return JSON.parse(read('sets') || '{}') as Sets
  } catch {
    return {} // somebody else wrote there
  }
}

class Kept {
  #name = $state(read('name'))
  #language = $state(read('language'))
  #speed = $state(read('speed') || 'normal')
  #company = $state(read('company'))
  #taps = $state(read('taps') === 'on')
  #sounds = $state(read('sounds') !== 'off')
  #sonar = $state(read('sonar') === 'on')
  #sets = $state.raw<Sets>(readSets())

  get name() {
    return this.#name
  }
  set name(text: string) {
    write('name', (this.#name = text))
  }
  get language() {
    return this.#language
  }
  set language(text: string) {
    write('language', (this.#language = text))
  }
  get speed() {
    return this.#speed
  }
  set speed(text: string) {
    write('speed', (this.#speed = text))
  }
  /** The level of the bots that this person likes to play against; '' if they never chose. */
  get company() {
    return this.#company
  }
  set company(level: string) {
    write('company', (this.#company = level))
  }
  get sounds() {
    return this.#sounds
  }
  set sounds(on: boolean) {
    this.#sounds = on
    write('sounds', on ? 'on' : 'off')
  }

  /** Breath is held by two taps, not by a button that is kept pressed. */
  get taps() {
    return this.#taps
  }
  set taps(on: boolean) {
    this.#taps = on
    write('taps', on ? 'on' : 'off')
  }

  /** This person hears the stack of Dive described instead of looking at it. [T-6.5] */
  get sonar() {
    return this.#sonar
  }
  set sonar(on: boolean) {
    this.#sonar = on
    write('sonar', on ? 'on' : 'off')
  }

  /** Sets of options under their names, by game. */
  get sets() {
    return this.#sets
  }
  keepSet(game: string, name: string, options: Chosen) {
    this.#setSets({ ...this.#sets, [game]: { ...this.#sets[game], [name]: options } })
  }
  forgetSet(game: string, name: string) {
    const { [name]: _, ...others } = this.#sets[game] ?? {}
    this.#setSets({ ...this.#sets, [game]: others })
  }
  #setSets(sets: Sets) {
    this.#sets = sets
    write('sets', JSON.stringify(sets))
  }

  /** How many chapters of a lesson are done. */
  learnt(game: string): number {
    return Number(read(`learnt-${game}`)) || 0
  }
  learn(game: string, chapters: number) {
    write(`learnt-${game}`, String(chapters))
  }
}

export const kept = new Kept()
