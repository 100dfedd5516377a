/** What happened in Scuba, as sentences for the log and for screen readers. */

import type { GameEvent } from '../../lib/messages'
import { listed, t } from '../../lib/words.svelte'
import { verdictOf, type GameResult } from '../../parts/result'
import { anAnimal, animalName, eventName, frontName, placeName } from './names'
import { columnOf } from './view'

const SILENT = new Set(['DustCleared', 'DiveBegan', 'TurnCut'])

export function say(event: GameEvent, names: string[]): string {
  const name = names[event.seat as number] ?? ''
  const to = event.to as number
  const place = () => placeName(to)
  if (SILENT.has(event.type)) return ''
  switch (event.type) {
    case 'RoundBegan':
      return t(`scubaboard-said-round-${event.phase as string}`, { round: event.round as number })
    case 'CurrentDrawn':
      return currentSentence(event, names)
    case 'Entered':
      return t('scubaboard-said-Entered', { name, column: columnOf(to) })
    case 'Surfaced':
      return event.on_boat ? t('scubaboard-said-Boarded', { name }) : t('scubaboard-said-Surfaced', { name, column: columnOf(to) })
    case 'Stepped':
    case 'SteppedOff':
    case 'Carried':
    case 'DiverPushed':
    case 'ShotUp':
      return t(`scubaboard-said-${event.type}`, { name, place: place() })
    case 'TileFlipped':
      return event.front === 'event' ? '' : t('scubaboard-said-TileFlipped', { name, front: frontName(event.front as string) })
    case 'Discovered': {
      const animal = anAnimal(event.species as string)
      const tokens = event.tokens as number
      return tokens > 0
        ? t('scubaboard-said-again', { name, animal, points: tokens })
        : t('scubaboard-said-Discovered', { name, animal })
    }
    case 'EventDrawn':
      return t('scubaboard-said-EventDrawn', { card: eventName(event.card as string) })
    case 'PlusTaken':
      return t('scubaboard-said-PlusTaken', { name, points: event.points as number })
    case 'MinusTaken':
      return t(`scubaboard-said-minus-${event.why as string}`, { name, points: event.points as number })
    case 'AirLost':
      return t('scubaboard-said-AirLost', { name, units: event.units as number })
    case 'DecoTaken':
      return t(`scubaboard-said-token-${event.why as string}`, { name })
    case 'AnimalPushed':
      return to < 0 ? t('scubaboard-said-swept') : t('scubaboard-said-AnimalPushed', { place: place() })
    case 'TileTurned':
      return turnedSentence(event)
    case 'GameEnded':
      return verdictOf(event.result as unknown as GameResult, names)
    case 'CurrentDeckShuffled':
    case 'EventDeckShuffled':
    case 'TurnBegan':
    case 'Boarded':
    case 'SeenByAll':
    case 'EventVoid':
    case 'DecoShed':
    case 'TileRemoved':
    case 'DescentForbidden':
    case 'Died':
    case 'EndTriggered':
    case 'BoatLeft':
    case 'PlayerLeft':
      return t(`scubaboard-said-${event.type}`, { name })
    default:
      return ''
  }
}

/** Whom the current carries, and how many animals. */
function currentSentence(event: GameEvent, names: string[]): string {
  const divers = (event.divers as [number, number][]).map(([seat]) => names[seat] ?? '')
  const animals = event.animals as [number, number][]
  const lost = animals.filter(([, to]) => to < 0).length
  const parts = []
  if (divers.length > 0) parts.push(t('scubaboard-said-carried', { names: listed(divers) }))
  if (animals.length > 0) parts.push(t('scubaboard-said-drift', { count: animals.length }))
  if (lost > 0) parts.push(t('scubaboard-said-lost', { count: lost }))
  return parts.length > 0 ? t('scubaboard-said-current', { parts: parts.join(' ') }) : t('scubaboard-said-calm')
}

function turnedSentence(event: GameEvent): string {
  const front = event.front as string
  if (event.is_open) return t('scubaboard-said-opened', { animal: animalName(front) })
  const id = front === 'event' || front === 'empty' ? 'scubaboard-said-turned-away' : 'scubaboard-said-closed'
  return t(id, { front: frontName(front) })
}
