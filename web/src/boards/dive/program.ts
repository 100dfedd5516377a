/** Air tokens on the levels of a board while they are being laid. The server has the rules. */

import type { Program } from './view'

export const TOKENS = [1, 2, 3, 4, 5]
export const LEVELS = [1, 2, 3, 4, 5]

export interface Laid {
  /** Where token 1, 2, … 5 lies: a level, or 0 beside the board. */
  places: number[]
  /** Whether level 1, 2, … 5 shows the shark side; kept for empty levels, too. */
  sharks: boolean[]
  clownfish: number | null
  anglerfish: 's' | 'n' | null
}

export const NOTHING: Laid = {
  places: [0, 0, 0, 0, 0],
  sharks: [false, false, false, false, false],
  clownfish: null,
  anglerfish: null,
}

export function tokensOn(laid: Laid, level: number): number[] {
  return TOKENS.filter((token) => laid.places[token - 1] === level)
}

export function placed(laid: Laid, token: number, level: number): Laid {
  return { ...laid, places: laid.places.map((place, at) => (at === token - 1 ? level : place)) }
}

export function flipped(laid: Laid, level: number): Laid {
  return { ...laid, sharks: laid.sharks.map((shark, at) => (at === level - 1 ? !shark : shark)) }
}

/** As it is written: `["1", "3s", "45"]`; levels below the last token are left out. */
export function programOf(laid: Laid): Program {
  const levels = LEVELS.map((level) => {
    const tokens = tokensOn(laid, level).join('')
    return tokens && laid.sharks[level - 1] ? `${tokens}s` : tokens
  })
  while (levels.at(-1) === '') levels.pop()
  return { levels, clownfish: laid.clownfish, anglerfish: laid.anglerfish }
}

export function laidOf(program: Program, sharks: boolean[] = NOTHING.sharks): Laid {
  const places = TOKENS.map((token) => program.levels.findIndex((level) => level.includes(String(token))) + 1)
  return {
    places,
    sharks: LEVELS.map((level, at) => (program.levels[at] ? isShark(program.levels[at]) : (sharks[level - 1] ?? false))),
    clownfish: program.clownfish,
    anglerfish: program.anglerfish,
  }
}

export function isShark(level: string): boolean {
  return level.endsWith('s')
}

/** The tokens of a level as written; the anglerfish has none. */
export function tokensOf(level: string): number[] {
  return [...level].filter((token) => token >= '1' && token <= '5').map(Number)
}

export function isSame(one: Program, other: Program): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
