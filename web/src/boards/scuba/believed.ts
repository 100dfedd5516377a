import type { Json, Reason } from '../../lib/messages'
import { listed, t } from '../../lib/words.svelte'
import type { Believed } from '../index'
import { animalName, capital, placeName } from './names'
import { colourName, rowOf, type Colour } from './view'

const COLOURS: Colour[] = ['R', 'Y', 'G', 'B'] // from above, two rows each

/** What a bot held for likely on covered tiles: those it remembers by their place, the others by colour. */
export function believed({ tiles = [] }: { tiles?: { square: number; chances: [string, number][] }[] }): Believed[] {
  return tiles.map(({ square, chances }) => {
    const isKnown = chances.length === 1 && chances[0]?.[1] === 1
    const colour = COLOURS[Math.floor((rowOf(square) - 1) / 2)] ?? 'R'
    return { label: isKnown ? placeName(square) : capital(t(`scubaboard-covered-${colourName(colour)}`)), chances }
  })
}

/** Animals by their names. */
export function factsOf(facts: Reason['facts']): Record<string, string> {
  const found: Record<string, string> = {}
  if (typeof facts.species === 'string') found.animal = animalName(facts.species)
  if (Array.isArray(facts.with)) found.animals = listed(facts.with.map((one: Json) => animalName(String(one))))
  return found
}
