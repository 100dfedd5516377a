/** A dive as a row of scenes, made from the events of its step. */

import type { GameEvent } from '../../lib/messages'
import type { ChiefCard, Program } from './view'

export interface Check {
  level: number
  code: string
  right: number[]
  wrong: number[]
}

export interface Help {
  diver: number
  level: number
  helper: 'green' | 'red' | 'manta'
  to: number
  start?: number | null
}

export interface Scene {
  /** Where the divers are by now. */
  positions: number[]
  /** How many levels have been checked by now. */
  checked: number
  /** What happens: an event that the log can say. */
  event: GameEvent
}

export interface Dive {
  step: number
  programs: Program[]
  chief: ChiefCard | null
  /** Levels of the chief's card that a bubble covers by the end. */
  covered: number[]
  checks: Check[]
  helps: Help[]
  scenes: Scene[]
}

const SHOWN = new Set(['BoardsRevealed', 'ChiefRevealed', 'LevelChecked', 'Helped', 'StackRanOut', 'DolphinsPaid', 'Rested'])

/** The dive in these events, if there is one; `positions` are those before it. */
export function diveIn(step: number, events: GameEvent[], positions: number[]): Dive | null {
  const revealed = events.findIndex(({ type }) => type === 'BoardsRevealed')
  if (revealed < 0) return null
  if (!events.some(({ type }) => type === 'LevelChecked')) return null // its cards are forgotten by now
  const dive: Dive = { step, programs: [], chief: null, covered: [], checks: [], helps: [], scenes: [] }
  let now = [...positions]
  for (const event of events.slice(revealed)) {
    switch (event.type) {
      case 'BoardsRevealed':
        dive.programs = event.programs as unknown as Program[]
        break
      case 'ChiefRevealed':
        dive.chief = event.card as unknown as ChiefCard
        dive.covered = event.covered as number[]
        break
      case 'ChiefCovered':
        dive.covered = event.covered as number[]
        break
      case 'LevelChecked':
        dive.checks.push(event as unknown as Check)
        break
      case 'Helped': {
        const help = event as unknown as Help
        dive.helps.push(help)
        now = now.with(help.diver, help.to)
        break
      }
      case 'DolphinsPaid':
        now = now.with(event.seat as number, event.to as number)
        break
      case 'Rested':
        now = now.map((position, diver) => position + ((event.moves as number[])[diver] ?? 0))
        break
      case 'AxolotlPlayed':
        now = [...(event.positions as number[])]
        break
      default:
        break
    }
    if (SHOWN.has(event.type)) dive.scenes.push({ positions: now, checked: dive.checks.length, event })
  }
  return dive
}
