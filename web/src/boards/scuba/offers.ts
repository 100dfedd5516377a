/** The choices, and where on the board they are; they come with the document. */

import type { Action, Choice } from '../../lib/messages'
import { t } from '../../lib/words.svelte'
import type { Data } from './data'
import { anAnimal, animalName, capital, effectsText, optionsAsked, placeName, tileName } from './names'
import { colourName, columnOf, rowOf, type Direction, type ScubaAction, type ScubaView } from './view'

export type Price = 'token' | 'points' | 'end' | 'life'

export interface Offer {
  action: Action
  kind: ScubaAction['type']
  /** Where it can be picked on the board. */
  square: number | null
  label: string
  /** For steps: which way, how many are left that way, what they cost besides a movement point. */
  way?: Direction
  left?: number
  price: Price[]
}

export function offersOf(choices: Choice[], view: ScubaView, data: Data, names: string[]): Offer[] {
  return choices.flatMap((choice) =>
    (choice.any_of ?? []).map((action, at) => offerOf(choice, action, at, view, data, names)),
  )
}

function offerOf(choice: Choice, action: Action, at: number, view: ScubaView, data: Data, names: string[]): Offer {
  const kind = action.type as ScubaAction['type']
  const to = (choice.to as number[] | undefined)?.[at] ?? -1
  const plain = { action, kind, square: to < 0 ? null : to, price: [] }
  const tile = action.tile as number
  const covered = view.covered.find((one) => one.tile === tile)
  const open = view.open.find((one) => one.tile === tile)
  const lies = covered?.square ?? open?.square ?? null
  const what = covered ? tileName(covered.colour) : animalName(open?.species ?? '')
  switch (kind) {
    case 'Enter':
      return { ...plain, label: t('scubaboard-do-Enter', { column: action.column as number }) }
    case 'Step': {
      const price = ((choice.price as Price[][] | undefined)?.[at] ?? []) as Price[]
      const way = action.direction as Direction
      const isBoat = rowOf(to) === 0 && price.includes('end') && data.boat.includes(columnOf(to))
      const board = view.options.boat_final ? 'scubaboard-do-board-final' : 'scubaboard-do-board'
      const swim = isAboard(view) ? `scubaboard-do-off-${way}` : `scubaboard-do-Step-${way}`
      const costs = isBoat ? price.filter((one) => one !== 'end') : price // the boat says so itself
      const words = [t(isBoat ? board : swim), ...costs.map((one) => t(`scubaboard-price-${one}`))]
      return { ...plain, way, price, left: (choice.left as number[] | undefined)?.[at] ?? 1, label: words.join(' ') }
    }
    case 'Head': {
      const way = action.direction as Direction
      return { ...plain, way, label: t(`scubaboard-do-Head-${way}`) }
    }
    case 'Flip':
      return { ...plain, square: lies, label: t(`scubaboard-do-Flip-${colourName((covered ?? open)?.colour ?? 'R')}`) }
    case 'Discover':
      return { ...plain, square: lies, label: capital(t('scubaboard-do-Discover', { animal: anAnimal(open?.species ?? '') })) }
    case 'PickTile':
      return { ...plain, square: lies, label: capital(t('scubaboard-do-PickTile', { tile: what, place: placeName(lies ?? 0) })) }
    case 'MoveAnimal':
      return { ...plain, square: lies, label: capital(t('scubaboard-do-PickTile', { tile: what, place: placeName(lies ?? 0) })) }
    case 'MoveDiver': {
      const diver = view.divers[action.diver as number]
      const place = placeName(diver?.at ?? 0)
      return { ...plain, square: diver?.at ?? null, label: t('scubaboard-do-MoveDiver', { name: names[action.diver as number] ?? '', place }) }
    }
    case 'Stop': {
      if (isAboard(view)) return { ...plain, label: t('scubaboard-do-stay') }
      const id = choice.deadly ? 'scubaboard-do-Stop-deadly' : choice.air ? 'scubaboard-do-Stop-paying' : 'scubaboard-do-Stop'
      return { ...plain, price: choice.deadly ? ['life'] : [], label: t(id, { units: (choice.air as number | undefined) ?? 0 }) }
    }
    case 'GiveUp':
      return { ...plain, price: ['life'], label: t('scubaboard-do-GiveUp') }
    case 'TakeOption':
      return { ...plain, label: optionText(view, data, action.option as number) }
    default:
      return { ...plain, label: t(`scubaboard-do-${kind}`) }
  }
}

/** The diver whose turn it is stands on the boat, and may leave it again. */
function isAboard(view: ScubaView): boolean {
  return view.divers[view.active]?.loc === 'BOAT'
}

function optionText(view: ScubaView, data: Data, option: number): string {
  const asked = view.agenda.at(-1)
  if (asked?.type !== 'ChooseOption') return ''
  return effectsText(optionsAsked(data.events.get(asked.card), asked.path, asked.at)[option] ?? [])
}

/** Actions that end the dive or cost points should not happen by mistake. */
export function isGrave(offer: Offer): boolean {
  return offer.price.some((one) => one !== 'token')
}

/** The event card being resolved, if any. */
export function cardAsking(view: ScubaView): string | null {
  for (const task of view.agenda.toReversed()) if ('card' in task) return task.card
  return null
}
