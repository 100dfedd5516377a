/** Addresses of The Divers' pieces: `patch/sea`, `diver/S1`; patches by the server's codes. */

import type { Square } from './view'

const files = import.meta.glob<string>('../../art/divers/**/*.svg', { query: '?url', import: 'default', eager: true })

export function piece(id: string): string {
  return files[`../../art/divers/${id}.svg`] ?? ''
}

const SEAS = ['sea', 'sea-2', 'sea-3']

export interface Drawn {
  patch: string
  /** Arrows on top, for a current that has no drawing of its own. */
  arrows: string[]
  /** It lies face down, and only an all-knowing replay knows it. */
  isDown: boolean
}

/** What lies on a square, as pictures; null is the ring. */
export function drawn(code: string | null, { x, y }: Square): Drawn {
  const isDown = !!code && code.length > 1 && code.startsWith('?')
  const [kind = '', ways = ''] = (isDown ? code.slice(1) : (code ?? '')).split(':')
  if (code === null) return { patch: piece('ring'), arrows: [], isDown }
  if (code === '?') return { patch: piece('back'), arrows: [], isDown }
  if (kind === 'sea') return { patch: piece(`patch/${SEAS[(x * 7 + y * 5) % 3]}`), arrows: [], isDown }
  const own = piece(`patch/${[kind, ...ways.split('+')].filter((part) => part).join('-')}`)
  const arrows = own ? [] : ways.split('+').map((way) => piece(`arrow/${way}`))
  return { patch: own || piece(`patch/${kind}`), arrows, isDown }
}
