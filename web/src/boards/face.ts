/** What a game shows of itself away from its board; each has a `face.ts` in its folder. */

import type { Component } from 'svelte'
import type { Table } from '../lib/device.svelte'
import { t, words, type Part } from '../lib/words.svelte'

/** The options as the game settled on them. */
export type Settled = { [name: string]: unknown }

export interface Seat {
  at: number
  of: number
  settled?: Settled
  /** The names of everybody seated. */
  names?: string[]
}

export interface Face {
  /** The letter before the numbers of its rules. */
  letter: string
  /** How many it is usually opened for. */
  seats: number
  /** The colours that a seat will have. */
  colours: (seat: Seat) => string[]
  /** The address of a drawn piece in them. */
  piece?: (seat: Seat) => string
  /** What there is to say of a seat besides its colours. */
  about?: (seat: Seat) => string
  /** What the keyboard does: `GAMEface-key-NAME` and `GAMEface-does-NAME` for each. */
  keys?: string[]
  /** What no device is told: `GAMEface-absent-NAME` for each. */
  absent?: string[]
  /** Words that `about` and the tips need. */
  words?: Part
  /** Advice for newcomers. */
  tips?: () => Promise<{ default: Component }>
  /** It has a picture: get it ready, before there is anything to see. */
  wake?: (table: Table) => void
}

const found = import.meta.glob<Face>('./*/face.ts', { import: 'face', eager: true })

export const faces: { [game: string]: Face } = Object.fromEntries(
  Object.entries(found).map(([path, face]) => [path.split('/')[1], face]),
)

/** A word of `GAMEface.ftl`, which is always at hand; '' if nobody has found one. */
export function faceWord(game: string, what: string): string {
  const id = `${game}face-${what}`
  return words.has(id) ? t(id) : ''
}

/** What a game is called. */
export function titleOf(game: string): string {
  return faceWord(game, 'title') || game.charAt(0).toUpperCase() + game.slice(1)
}
