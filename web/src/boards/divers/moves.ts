/** What may be done, as it can be pressed on the board. The server has worked it all out. */

import type { Choice } from '../../lib/messages'
import type { DiversAction } from '../../protocol'
import { DIVERS, key, squareOf, type DiversView, type Square } from './view'

export interface Move {
  action: DiversAction
  /** The diver that moves; '' when setting a boat. */
  diver: string
  /** From start to end, over all patches on the way. */
  way: Square[]
  /** He is carried on from the patch he enters. */
  rides: boolean
  carry: boolean
}

interface Routed extends Choice {
  over?: string[][]
}

/** All moves that lead to a square. */
export function movesOf(choices: Choice[], view: DiversView): Move[] {
  return choices.flatMap(({ any_of = [], over }: Routed) =>
    any_of.flatMap((action, at) => moveOf(action as unknown as DiversAction, over?.[at] ?? [], view) ?? []),
  )
}

function moveOf(action: DiversAction, over: string[], view: DiversView): Move | null {
  const squares = (places: string[]) => places.flatMap((place) => squareOf(place, view.boats) ?? [])
  const from = (diver: string) => view.divers[DIVERS.indexOf(diver)] ?? 'out'
  switch (action.type) {
    case 'Step':
    case 'Land':
    case 'Wish': {
      const first = over.length > 0 ? over : [action.to] // without the choice that it is from, only the patch entered is known
      const way = squares([from(action.diver), ...(action.end ? [...first, action.end] : [action.to])])
      return { action, diver: action.diver, way, rides: !!action.end, carry: !!action.carry }
    }
    case 'Tuft':
      return { action, diver: action.diver, way: squares([action.to]), rides: false, carry: !!action.carry }
    case 'Board':
      return { action, diver: action.diver, way: squares([from(action.diver), `boat ${action.boat}`]), rides: false, carry: !!action.carry }
    case 'Sail':
    case 'Walk':
      return { action, diver: action.diver, way: squares([from(action.diver), action.to]), rides: false, carry: false }
    case 'Go': {
      const task = view.agenda.at(-1)
      const diver = task?.type === 'ChooseExit' ? (DIVERS[task.diver] ?? '') : ''
      return { action, diver, way: squares([from(diver), ...over, action.end]), rides: over.length > 0, carry: false }
    }
    case 'PlaceBoat':
      return { action, diver: '', way: squares([action.at]), rides: false, carry: false }
    default:
      return null
  }
}

/** The patch that is entered first. */
export function entryOf(move: Move): Square | undefined {
  return move.way[Math.min(1, move.way.length - 1)]
}

/**
 * What pressing each square can mean: the patch entered, or the end of a ride. Who can swim there
 * straight is not asked about rides that end on the same square; they are offered on their own patch.
 */
export function pressable(moves: Move[]): Map<string, Move[]> {
  const found = new Map<string, Move[]>()
  const add = (square: Square | undefined, move: Move) => {
    if (!square) return
    const there = found.get(key(square)) ?? []
    if (!there.includes(move)) found.set(key(square), [...there, move])
  }
  for (const move of moves) add(entryOf(move), move)
  const ended = ({ diver, way }: Move) => `${diver} ${way.length > 0 ? key(way.at(-1) as Square) : ''}`
  const straight = new Set(moves.filter(({ rides }) => !rides).map(ended))
  for (const move of moves) {
    const end = move.way.at(-1)
    if (move.rides && !straight.has(ended(move))) add(end, move)
  }
  return found
}
