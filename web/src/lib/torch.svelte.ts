/**
 * The torch that all at a table share (T-6.8): whoever moved it last holds it.
 *
 * Where this device moves it is shown at once and told a little later, some times a second, the last
 * place always. What comes back of that is older than what is shown, and is passed over.
 */

import type { Point } from './lightfield'

export interface Held {
  seat: number
  /** On the picture as it was taken; null puts it down. */
  place: Point | null
}

/** Whoever does not take it moves it only as long as nobody else holds it. */
export interface Moved extends Held {
  take: boolean
}

const PAUSE = 70 // milliseconds between two tellings
const ECHO = 1000 // milliseconds; what comes back comes sooner

const fine = (share: number) => Math.round(share * 1000) / 1000

export class SharedTorch {
  now = $state.raw<{ seat: number; place: Point } | null>(null)
  #tell: (moved: Moved) => void
  #waiting: Moved | null = null
  #pause: ReturnType<typeof setTimeout> | undefined
  #mine: number | null = null // the seat that moved it here, if that was the last we know
  #movedAt = 0

  constructor(tell: (moved: Moved) => void) {
    this.#tell = tell
  }

  /** A seat of this device moves it, takes it from another, or puts it down. */
  move(seat: number, place: Point | null, take = false) {
    const at = place && { x: fine(place.x), y: fine(place.y) }
    this.now = at && { seat, place: at }
    this.#mine = seat
    this.#movedAt = Date.now()
    this.#waiting = { seat, place: at, take: take || !!this.#waiting?.take }
    if (this.#pause === undefined) this.#say()
  }

  hear({ seat, place }: Held) {
    if (seat === this.#mine && Date.now() - this.#movedAt < ECHO) return
    this.#mine = null
    this.now = place && { seat, place }
  }

  /** The table is opened again; its holder will be announced. */
  forget() {
    this.#mine = null
    this.now = null
  }

  #say() {
    this.#pause = undefined
    if (!this.#waiting) return
    this.#tell(this.#waiting)
    this.#waiting = null
    this.#pause = setTimeout(() => this.#say(), PAUSE)
  }
}
