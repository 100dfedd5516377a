/** Addresses of The Divers' pieces: `patch/sea`, `diver/S1`; patches by the server's codes. */

import { codeAt, type Square } from './view'

const files = import.meta.glob<string>('../../art/divers/**/*.svg', { query: '?url', import: 'default', eager: true })

export function piece(id: string): string {
  return files[`../../art/divers/${id}.svg`] ?? ''
}

const SEAS = ['sea', 'sea-2', 'sea-3']

export interface Drawn {
  patch: string
  /** Arrows on top, for a current that has no drawing of its own. */
  arrows: string[]
}

/** What lies on a square, as pictures. */
export function drawn(sea: string[], size: number, square: Square): Drawn {
  const code = codeAt(sea, size, square)
  if (code === null) return { patch: piece('ring'), arrows: [] }
  if (code === '?') return { patch: piece('back'), arrows: [] }
  if (code === 'sea') return { patch: piece(`patch/${SEAS[(square.x * 7 + square.y * 5) % 3]}`), arrows: [] }
  const own = piece(`patch/${code.replace(/[:+]/g, '-')}`)
  if (own) return { patch: own, arrows: [] }
  const [kind, ways = ''] = code.split(':')
  return { patch: piece(`patch/${kind}`), arrows: ways.split('+').map((way) => piece(`arrow/${way}`)) }
}
