/** What goes over the websocket, as far as the client reads it (src/divetable/wire/messages.py). */

import type { OptionShown } from '../protocol'
import type { Held } from './torch.svelte'

export type Json = null | boolean | number | string | Json[] | { [name: string]: Json }

export interface Change {
  op: 'add' | 'remove' | 'replace'
  path: string
  value?: Json
}

export interface SeatShown {
  kind: 'open' | 'person' | 'bot'
  name: string
  level: string
  away: boolean
  lent: boolean
  left: boolean
  sonar: boolean
  /** How many it has asked for. */
  hints: number
  /** Why the last move of a bot was not its own. */
  stood_in: '' | 'getting ready' | 'late' | 'failed'
}

export type Consent = 'pause' | 'resume' | 'undo' | 'swap' | 'rematch'

export interface Request {
  what: Consent
  seat: number
  agreed: number[]
  to: number
}

export interface Clock {
  kind: string
  seat: number | null
  number: number
  due: number
  grace: number
}

export interface Settings {
  chat: boolean
  spectators: boolean
  sonar: boolean
  move_seconds: number
  [name: string]: Json
}

export interface TableShown {
  game: string
  rules: number
  phase: 'open' | 'playing' | 'paused' | 'over' | 'closed'
  seats: SeatShown[]
  options: { [name: string]: Json }
  settings: Settings
  requests: Request[]
  clocks: Clock[]
  /** Seats the game waits for. */
  awaited: number[]
  /** Seats are shown what others may not see. */
  secrets: boolean
  seal: string
  seed: string
  salt: string
  rematch: string
  replay: string
  /** Everything may be taken back here. */
  practice: boolean
  /** Players may ask for hints. */
  hints: boolean
}

export interface Action {
  type: string
  [part: string]: Json
}

export interface GameEvent {
  type: string
  [part: string]: Json
}

export interface Choice {
  kind: string
  any_of?: Action[]
  [part: string]: Json | Action[] | undefined
}

/** Everything a viewer is shown. `View` is the game's own. */
export interface TableDocument<View = Json> {
  table: TableShown
  view: View | null
  choices: Choice[]
  since: number
}

export interface Said {
  type: 'Said'
  seat: number
  text: string
  at: number
}

/** Why a move is good: a message of `GAMEreasons.ftl`, and its facts. */
export interface Reason {
  kind: string
  facts: { [name: string]: Json }
}

/** What a bot does and why, what it weighed, and what it believed of the unknown. */
export interface ThoughtShown {
  level: string
  action: Action
  /** Older records have none. */
  reasons?: Reason[]
  alternatives: { action: Action; worth: number }[]
  belief: { [name: string]: Json }
  simulations: number
  /** Why a quick judgement stood in for the level. */
  stood_in?: 'getting ready' | 'late' | 'failed'
}

export interface News {
  type: string
  thoughts?: { seat: number; thought: ThoughtShown }[]
  seat?: number
  what?: Consent
  agree?: boolean
  text?: string
  at?: number
  milliseconds?: number
}

/** What a viewer was told on a step. */
export interface LogLine {
  step: number
  events?: GameEvent[]
  /** Which of the events are forgotten when the next such events come. */
  fleeting?: number[]
  news?: News
}

export interface StepTold extends LogLine {
  changes: Change[]
  id?: string
}

export interface You {
  type: 'you'
  id: string
  table: string
  role: 'seat' | 'invite' | 'watch' | 'screen'
  seats: number[]
  host: boolean
  links: { [role: string]: string }
}

export type ServerMessage =
  | You
  | { type: 'shown'; table: string; viewer: string; step: number; document: TableDocument; log: LogLine[]; chat: Said[] }
  | { type: 'steps'; table: string; viewer: string; steps: StepTold[] }
  | { type: 'done'; id: string; step: number | null }
  | { type: 'refused'; id: string | null; rule: string; message: string; text: string }
  | { type: 'hinted'; id: string; table: string; seat: number; thought: ThoughtShown }
  | { type: 'presence'; table: string; here: boolean[] }
  | ({ type: 'torch'; table: string } & Held)
  | { type: 'pong'; id: string; now: number }
  | { type: 'gone'; table: string }

export interface GameShown {
  name: string
  seats: number[]
  options: OptionShown[]
  /** The levels of bots, weakest first. */
  bots: string[]
  /** What a bot of each level is called; empty if it is called after its seat. */
  bot_names: { [level: string]: string }
  /** The options of a table at which one device goes round. */
  apart: { [name: string]: Json }
}

export interface TableListed {
  table: string
  game: string
  phase: TableShown['phase']
  names: string[]
  seats: number[]
  your_turn: boolean
  replay: string
  set_up: boolean
}
