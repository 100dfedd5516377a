/** What each square of the grid shows and can do; a Cell looks again only when its own has changed. */

import type { Move } from './moves'
import { codeAt, contents, isPatch, key, type Shown, type Square } from './view'

export interface Patch extends Square {
  /** Everything there is to say about the square, as one text; see `contents`. */
  sign: string
  code: string | null
  /** A coast's number; 0 for none. */
  number: number
  /** The divers that can come here; '' if a boat can be set here; null if nobody can come. */
  comes: string | null
  /** The divers you can choose here, as one text. */
  choosable: string
  isEnd: boolean
  isTurning: boolean
}

/** All squares, row by row. */
export function patchesOf(shown: Shown, targets: Map<string, Move[]>, choosable: Map<string, string>): Patch[] {
  const { size } = shown
  const signs = contents(shown)
  const line = [...Array(size + 2).keys()]
  return line.flatMap((y) =>
    line.map((x) => {
      const at = key({ x, y })
      const sign = signs.get(at) ?? ''
      const moves = targets.get(at)
      return {
        x,
        y,
        sign,
        code: codeAt(shown.sea, size, { x, y }),
        number: isPatch({ x, y }, size) || sign.includes('boat') ? 0 : y === 0 || y > size ? x % (size + 1) && x : y,
        comes: moves?.[0]?.diver ?? null,
        choosable: moves ? '' : (choosable.get(at) ?? ''),
        isEnd: !!moves?.every(({ rides, way }) => rides && key(way.at(-1) ?? { x, y }) === at),
        isTurning: shown.turning === at,
      }
    }),
  )
}

/** The patches as they are now; unchanged ones are the very same objects. */
export function keptSame(before: Patch[], now: Patch[]): Patch[] {
  const isSame = (one: Patch, other: Patch) => Object.entries(one).every(([part, value]) => other[part as keyof Patch] === value)
  return now.map((patch, at) => {
    const old = before[at]
    return old && isSame(old, patch) ? old : patch
  })
}
