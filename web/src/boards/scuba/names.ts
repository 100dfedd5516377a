/** What things are called: animals, cards, places, effects. */

import { listed, t, words } from '../../lib/words.svelte'
import { houseData, type Combination, type CurrentCard, type Data, type Drift, type Effect, type EventCard } from './data'
import { colourName, columnOf, rowOf, type Colour } from './view'

let data = houseData()

/** Names are those of this set from now on; events do not say from which they are. */
export function speakOf(set: Data) {
  data = set
}

function called(id: string, otherwise: string): string {
  return words.has(id) ? t(id) : otherwise
}

export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(words.language) + text.slice(1)
}

/** "lemon shark"; the printed name if a table brought its own animals. */
export function animalName(species: string): string {
  return called(`pieces-animal-${species.replaceAll('_', '-')}`, data.species.get(species)?.name ?? species)
}

/** "a lemon shark", as something that somebody sees. */
export function anAnimal(species: string): string {
  return called(`scubaboard-a-${species}`, animalName(species))
}

export function frontName(front: string): string {
  return front === 'event' || front === 'empty' ? t(`scubaboard-front-${front}`) : animalName(front)
}

export function eventName(card: string): string {
  const name = data.events.get(card)?.name ?? card
  return capital(called(`pieces-event-${name.toLowerCase().replace(/[^a-z]+/g, '-')}`, name))
}

/** A face-down tile; `below` is what is on it, if known. */
export function tileName(colour: Colour, below?: string): string {
  const tile = t(`scubaboard-covered-${colourName(colour)}`)
  return below ? t('scubaboard-under', { tile, front: frontName(below) }) : tile
}

/** "10-15 m, column 3". */
export function placeName(square: number): string {
  const row = rowOf(square)
  return row === 0
    ? t('scubaboard-place-surface', { column: columnOf(square) })
    : t('scubaboard-place', { top: 5 * row - 5, bottom: 5 * row, column: columnOf(square) })
}

function wayName(dir: string, squares: number): string {
  const ways: { [dir: string]: string } = { L: 'left', R: 'right', U: 'up', D: 'down', LR: 'sideways', ANY: 'any-way' }
  return t(`pieces-way-${ways[dir] ?? 'any-way'}`, { squares })
}

function driftName([across, down]: Drift): string {
  return across !== 0
    ? wayName(across < 0 ? 'L' : 'R', Math.abs(across))
    : wayName(down < 0 ? 'U' : 'D', Math.abs(down))
}

const COLOURS: Colour[] = ['R', 'Y', 'G', 'B']

/** What a current moves, line by line; empty if it is calm. */
export function currentLines(card: CurrentCard): string[] {
  const moves = ([across, down]: Drift) => across !== 0 || down !== 0
  const ways = new Map<string, Colour[]>() // colours that go the same way share a line
  for (const colour of COLOURS) {
    if (moves(card[colour])) ways.set(driftName(card[colour]), [...(ways.get(driftName(card[colour])) ?? []), colour])
  }
  const lines = [...ways].map(([way, colours]) =>
    colours.length === COLOURS.length
      ? t('scubaboard-drift-all', { way })
      : t('scubaboard-drift-animals', { way, colours: colours.map((one) => t(`pieces-${colourName(one)}`)).join(', ') }),
  )
  if (moves(card.divers)) lines.push(t('scubaboard-drift-divers', { way: driftName(card.divers) }))
  if (card.air) lines.push(t(`scubaboard-drift-air-${card.who ?? 'all'}`, { units: card.air }))
  return lines
}

/** What a card does, as sentences. */
export function cardText(card: EventCard): string {
  return effectsText(card.effects)
}

export function effectsText(effects: Effect[]): string {
  return effects.map(effectText).join(' ')
}

function effectText(effect: Effect): string {
  switch (effect.op) {
    case 'move': {
      const moved = t(`scubaboard-move-${effect.who}`, { way: wayName(effect.dir, effect.n) })
      const dust = t(effect.dust ? 'scubaboard-move-dusty' : 'scubaboard-move-quiet')
      return [moved, dust, t(effect.discover ? 'scubaboard-move-looking' : 'scubaboard-move-blind')].join(' ')
    }
    case 'air':
      return t(`scubaboard-air-${effect.who}`, { units: effect.n })
    case 'vp':
      return effect.n > 0 ? t('scubaboard-gain', { points: effect.n }) : t('scubaboard-lose', { points: -effect.n })
    case 'choose':
      return t('scubaboard-effect-choose', { options: effect.options.map(effectsText).join(' / ') })
    case 'if':
      return t('scubaboard-effect-if', { then: effectsText(effect.then), else: effectsText(effect.else) })
    default:
      return t(`scubaboard-effect-${effect.op}`)
  }
}

/** The options of the question that a card asks: the way through its effects leads to them. */
export function optionsAsked(card: EventCard | undefined, path: number[], at: number): Effect[][] {
  let effects = card?.effects ?? []
  for (let step = 0; step + 1 < path.length; step += 2) {
    const effect = effects[path[step] ?? 0]
    const branch = path[step + 1] ?? 0
    if (effect?.op === 'choose') effects = effect.options[branch] ?? []
    else if (effect?.op === 'if') effects = branch === 0 ? effect.then : effect.else
  }
  const asked = effects[at]
  return asked?.op === 'choose' ? asked.options : []
}

export function combinationName(combination: Combination): string {
  return listed(combination.members.map(animalName))
}
