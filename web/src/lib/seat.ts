/** The table that a board belongs to; there is none in a replay. */

import { getContext, setContext } from 'svelte'
import type { Table } from './device.svelte'

export interface Sitting {
  readonly table: Table
  /** Whose eyes; null looks on. */
  readonly seat: number | null
  /** A screen for all: nobody is there to press anything. */
  readonly far?: boolean
}

const SITTING = Symbol('sitting')

export function sit(here: Sitting) {
  setContext(SITTING, here)
}

export function sitting(): Sitting | undefined {
  return getContext<Sitting | undefined>(SITTING)
}
