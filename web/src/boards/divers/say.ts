/** What happened in The Divers and what may be done, as sentences; squares in words. */

import type { GameEvent } from '../../lib/messages'
import { listed, t } from '../../lib/words.svelte'
import { verdictOf } from '../../parts/result'
import type { DiversEvent } from '../../protocol'
import type { Move } from './moves'
import {
  boatOn,
  coastOf,
  codeAt,
  DIVERS,
  diversOn,
  flagsOf,
  goldOn,
  key,
  SEATS,
  squareOf,
  type DiversView,
  type SeatName,
  type Shown,
  type Square,
} from './view'

export function seatName(seat: string): string {
  return t('diversboard-seat', { seat })
}

/** A place of an event: `6,5`, a tuft, the coast, a boat. */
export function placeName(place: string): string {
  if (place.startsWith('boat ')) return t('diversboard-boat-of', { seat: place.slice(5) })
  const [square = '', tuft] = place.replace('ring ', '').split('#')
  return tuft ? t('diversboard-tuft', { square, tuft }) : square
}

/** What a patch shows: "current to the north and the south". */
export function patchName(code: string): string {
  if (code === '?') return t('diversboard-face-down')
  if (code.startsWith('?')) return t('diversboard-under', { patch: patchName(code.slice(1)) })
  const [kind, detail = ''] = code.split(':')
  const ways = kind === 'current' || kind === 'stingray' ? listed(detail.split('+').map((way) => t(`diversboard-way-${way}`))) : ''
  return t(`diversboard-patch-${kind}`, { ways, number: Number(detail) || 0 })
}

export function say(told: GameEvent, names: string[]): string {
  const event = told as unknown as DiversEvent
  switch (event.type) {
    case 'BoatPlaced':
      return t('diversboard-said-BoatPlaced', { seat: event.seat, at: placeName(event.at) })
    case 'PlayBegan':
    case 'Passed':
      return t(`diversboard-said-${event.type}`, { seat: event.seat })
    case 'Moved': {
      const how = event.carried ? 'brought' : event.to.startsWith('ring ') ? 'walked' : 'Moved'
      return t(`diversboard-said-${how}`, { diver: event.diver, to: placeName(event.to) })
    }
    case 'Swept':
      return t('diversboard-said-Swept', { diver: event.diver, over: listed(event.over.map(placeName)) })
    case 'Turned':
      return t('diversboard-said-Turned', { at: event.at, patch: patchName(event.patch) })
    case 'Stranded':
      return t('diversboard-said-Stranded', { diver: event.diver, at: placeName(event.at) })
    case 'Boarded':
      return t(event.carried ? 'diversboard-said-salvaged' : 'diversboard-said-Boarded', { diver: event.diver, seat: event.boat })
    case 'Sailed':
      return t('diversboard-said-Sailed', { seat: event.boat, to: placeName(event.to) })
    case 'Struck':
    case 'Delayed':
    case 'Stuck':
    case 'Caught':
    case 'Freed':
    case 'WishGained':
    case 'WishUsed':
      return t(`diversboard-said-${event.type}`, { diver: event.diver })
    case 'RansomAsked':
      return t('diversboard-said-RansomAsked', { diver: event.diver, seat: event.boat })
    case 'RansomRefused':
      return t('diversboard-said-RansomRefused', { seat: event.boat })
    case 'RansomPaid':
      return t('diversboard-said-RansomPaid', { diver: event.diver, seat: event.boat, lost: event.lost ? 'yes' : 'no' })
    case 'TreasureSank':
      return t('diversboard-said-TreasureSank', { at: placeName(event.at) })
    case 'Removed':
      return t(`diversboard-said-${event.cause}`, { diver: event.diver })
    case 'Returned':
      return t('diversboard-said-Returned', { diver: event.diver, to: placeName(event.to) })
    case 'EndWanted':
    case 'PlayWanted':
    case 'PlayedOn':
    case 'GaveUp':
      return t(`diversboard-said-${event.type}`, { name: names[event.player] ?? '' })
    case 'Ended':
      return `${t(`diversboard-ended-${event.reason.replace(' ', '-')}`)} ${verdictOf(event.result, names)}`
    default:
      return '' // a turn ends, a clock starts
  }
}

/** A square with what lies there: "6,5 (turtle)". */
export function spot(shown: Shown, square: Square): string {
  const code = codeAt(shown.sea, shown.size, square)
  const boat = boatOn(shown, square)
  if (code === null) return boat ? t('diversboard-boat-of', { seat: boat }) : key(square)
  return t('diversboard-spot', { square: key(square), patch: code.startsWith('treasure') ? t('diversboard-chest') : patchName(code) })
}

/** A move, as it is offered. */
export function offer(move: Move, shown: Shown): string {
  const { action, diver } = move
  const end = move.way.at(-1)
  const to = end ? spot(shown, end) : ''
  const facts = { diver, to }
  const text =
    action.type === 'Tuft'
      ? t('diversboard-do-Tuft', { diver, to: placeName(action.to) })
      : move.rides && action.type !== 'Go'
        ? t('diversboard-do-ride', { ...facts, over: listed(move.way.slice(1, -1).map((square) => spot(shown, square))) })
        : t(`diversboard-do-${action.type}`, facts)
  return move.carry ? t('diversboard-laden', { move: text }) : text
}

/** What is asked in the middle of a move. */
export function question(view: DiversView): string {
  const task = view.agenda.at(-1)
  switch (task?.type) {
    case 'ChoosePlace':
      return t('diversboard-ask-PlaceBoat')
    case 'ChooseExit':
      return t('diversboard-ask-Go', { diver: DIVERS[task.diver] ?? '' })
    case 'ChooseSinking':
      return t('diversboard-ask-Sink', { place: placeName(view.divers[task.diver] ?? '') })
    case 'ChooseDrowning':
      return t('diversboard-ask-Drown', { seat: SEATS[task.boat] ?? '' })
    case 'AskConsent':
      return t('diversboard-ask-Consent', { diver: DIVERS[task.diver] ?? '', seat: SEATS[task.boat] ?? '' })
    case 'ChooseEnd':
      return t('diversboard-ask-EndHere')
    default:
      return ''
  }
}

/** Rounds until the game ends because nothing comes forward; null while there are many. */
export function roundsLeft(view: DiversView): number | null {
  const boats = Math.max(1, view.owners.filter((owner) => owner >= 0).length)
  const left = view.options.stall_rounds - Math.floor(view.quiet / boats)
  return view.phase === 'playing' && left <= COUNTED_DOWN ? left : null
}

const COUNTED_DOWN = 10

const NOTED = ['turtle', 'urchin', 'octopus', 'anemone', 'seahorse', 'stingray', 'goldfish', 'shark']

/** The animals that lie open, in the order in which their notes are told. */
export function noted(sea: string[]): string[] {
  const open = new Set(sea.map((code) => code.split(':')[0] ?? ''))
  return NOTED.filter((kind) => open.has(kind))
}

/** A diver and what holds him: "S1 (stuck on a sea urchin)". */
export function diverName(shown: Shown, diver: string): string {
  const flags = flagNames(shown, diver)
  return flags.length > 0 ? t('diversboard-flagged', { diver, flags: listed(flags) }) : diver
}

export function flagNames(shown: Shown, diver: string): string[] {
  return flagsOf(shown, diver).map((flag) => t(`diversboard-flag-${flag}`))
}

/** Everything on a square, for people who cannot see it. */
export function squareLabel(shown: Shown, square: Square): string {
  const parts: string[] = []
  const code = codeAt(shown.sea, shown.size, square)
  const coast = coastOf(square, shown.size)
  const boat = boatOn(shown, square)
  const gold = goldOn(shown, square)
  if (code?.startsWith('treasure')) parts.push(t(gold > 0 ? 'diversboard-chest' : 'diversboard-chest-empty'))
  else if (code !== null) parts.push(patchName(code))
  else if (coast) parts.push(t('diversboard-coast', { seat: coast }))
  else parts.push(t('diversboard-corner'))
  if (boat) parts.push(t('diversboard-boat-hold', { seat: boat, number: shown.holds['NESW'.indexOf(boat)] ?? 0 }))
  if (gold > 0) parts.push(t('diversboard-treasures', { number: gold }))
  for (const diver of diversOn(shown, square)) {
    const place = shown.divers[DIVERS.indexOf(diver)] ?? ''
    const tuft = place.split('#')[1]
    parts.push(tuft ? t('diversboard-on-tuft', { diver: diverName(shown, diver), tuft }) : diverName(shown, diver))
  }
  return t('diversboard-square', { x: square.x, y: square.y, what: parts.join('; ') })
}

/** Where a diver is, in few words. */
export function whereabouts(shown: Shown, diver: string): string {
  const place = shown.divers[DIVERS.indexOf(diver)] ?? 'out'
  if (place === 'out') return t('diversboard-out')
  if (place.startsWith('boat ')) return t('diversboard-in-boat', { seat: place.slice(5) as SeatName })
  const square = squareOf(place, shown.boats)
  return square && codeAt(shown.sea, shown.size, square) === null ? t('diversboard-stranded', { at: key(square) }) : placeName(place)
}

/** What a patch does to a diver who comes there, in one sentence. */
export function aboutSquare(shown: Shown, square: Square): string {
  const code = codeAt(shown.sea, shown.size, square)
  if (code === null) return boatOn(shown, square) ? t('diversboard-about-boat') : t('diversboard-about-ring')
  return t(`diversboard-about-${code.startsWith('?') ? 'face-down' : code.split(':')[0]}`)
}
