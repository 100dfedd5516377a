/**
 * One websocket that comes back by itself, also when nobody said that it is gone.
 *
 * A beat goes out at a fixed time, whatever happens at the tables, and is answered. If nothing at all
 * comes in time, the connection is dead: it is dropped without waiting for the other side.
 * Timers stand still while a device sleeps, so `probe` asks at once when it may have woken up.
 */

export const BEAT = 4000 // milliseconds from one beat to the next
export const ANSWER = 6000 // until a beat is answered
export const PROBE = 4000 // the same when there is a reason to doubt
const CONNECT = 8000
const RETRY = [50, 100, 250, 500, 1000, 2000, 4000, 8000]
const OFFLINE_RETRY = 30_000 // browsers are sometimes wrong about being offline
const LATE = 500 // a timer that is later than this was stopped, perhaps by sleep
const FRESH = 500 // what was heard just now need not be asked
const BEATING = '{"type":"ping","id":"beat"}'

type Timer = ReturnType<typeof setTimeout> | undefined

interface Ears {
  opened: () => void
  heard: (text: string) => void
  lost: (code: number) => void
}

export class Line {
  #socket: WebSocket | undefined
  #tries = 0
  #retry: Timer
  #beating: Timer
  #limit: Timer
  #due = 0 // when the limit is over
  #begun = 0
  #heardAt = 0
  #isSpared = false // it was given more time, which happens once

  constructor(
    readonly address: () => string,
    readonly ears: Ears,
  ) {}

  get isOpen(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN
  }

  send(text: string) {
    if (this.isOpen) this.#socket?.send(text)
  }

  /** Connect, unless that is under way or planned. */
  start() {
    if (!this.#socket && this.#retry === undefined) this.#connect()
  }

  /** Find out now whether anybody is there, if anybody wants to know. */
  probe() {
    if (!this.#socket && this.#retry === undefined) return
    this.#tries = 0
    if (this.isOpen) {
      if (Date.now() - this.#heardAt > FRESH) this.#ask(PROBE)
    } else if (!this.#socket || Date.now() - this.#begun > FRESH) this.renew()
  }

  /** Begin again with a new connection. */
  renew() {
    this.#forget()
    this.#connect()
  }

  #connect() {
    const socket = new WebSocket(this.address())
    this.#socket = socket
    this.#begun = Date.now()
    this.#isSpared = false
    this.#limitTo(CONNECT)
    socket.onopen = () => {
      this.#hear()
      this.#beat()
      this.ears.opened()
    }
    socket.onmessage = ({ data }) => {
      this.#hear()
      this.#tries = 0
      this.ears.heard(data as string)
    }
    socket.onclose = ({ code }) => this.#drop(code)
  }

  #hear() {
    clearTimeout(this.#limit)
    this.#limit = undefined
    this.#isSpared = false
    this.#heardAt = Date.now()
  }

  #beat() {
    const due = Date.now() + BEAT
    this.#beating = setTimeout(() => {
      this.#beat()
      this.#ask(Date.now() - due > LATE ? PROBE : ANSWER)
    }, BEAT)
  }

  #ask(limit: number) {
    this.send(BEATING)
    if (this.#limit === undefined || Date.now() + limit < this.#due) this.#limitTo(limit)
  }

  #limitTo(milliseconds: number) {
    clearTimeout(this.#limit)
    this.#due = Date.now() + milliseconds
    this.#limit = setTimeout(() => {
      this.#limit = undefined
      if (this.isOpen && !this.#isSpared && Date.now() - this.#due > LATE) {
        this.#isSpared = true // we slept, or were too busy to listen
        this.#ask(PROBE)
      } else this.#drop(0)
    }, milliseconds)
  }

  #drop(code: number) {
    this.#forget()
    const pause = navigator.onLine === false ? OFFLINE_RETRY : RETRY[Math.min(this.#tries, RETRY.length - 1)]!
    this.#tries += 1
    this.#retry = setTimeout(() => this.renew(), pause * (0.5 + Math.random() / 2)) // not all at the same time
    this.ears.lost(code)
  }

  /** No event of the old socket is heard from now on, however late it comes. */
  #forget() {
    for (const timer of [this.#retry, this.#beating, this.#limit]) clearTimeout(timer)
    this.#retry = this.#limit = undefined
    if (!this.#socket) return
    this.#socket.onopen = this.#socket.onmessage = this.#socket.onclose = null
    this.#socket.close()
    this.#socket = undefined
  }
}
