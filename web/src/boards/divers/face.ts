import { listed, t } from '../../lib/words.svelte'
import type { Face, Seat } from '../face'

const COASTS = ['N', 'E', 'S', 'W']
const COLOURS: { [coast: string]: string } = { N: 'red', E: 'yellow', S: 'green', W: 'blue' }

/** The coasts a seat plays, by the options that the game settled on. */
function coastsOf({ at, of, settled = {} }: Seat): string[] {
  if (of === 2 && settled.teams !== false) return at === 0 ? ['N', 'S'] : ['E', 'W']
  const empty = (settled.empty_seats ?? []) as string[]
  return COASTS.filter((coast) => !empty.includes(coast)).slice(at, at + 1)
}

/** Taking a seat also picks a coast and a mate. */
function about(seat: Seat): string {
  const { at, of, settled, names = [] } = seat
  const coasts = listed(coastsOf(seat).map((coast) => t('diversboard-seat', { seat: coast })))
  const mate = (at + 2) % 4
  if (!settled?.teams || of !== 4) return `(${coasts})`
  const name = names[mate] || t('web-option-player', { number: mate + 1 })
  return `(${coasts}), ${t('web-seat-mate', { name })}`
}

const pieces = import.meta.glob<string>('../../art/divers/{boat,team}/*.svg', { query: '?url', import: 'default', eager: true })

export const face: Face = {
  letter: 'V',
  seats: 4,
  colours: (seat) => coastsOf(seat).map((coast) => COLOURS[coast] ?? ''),
  piece: (seat) => {
    const coasts = coastsOf(seat)
    const piece = coasts.length === 2 ? `team/${coasts.join('')}` : `boat/${coasts[0]}`
    return pieces[`../../art/divers/${piece}.svg`] ?? ''
  },
  keys: ['walk', 'choose', 'reach'],
  absent: ['patches'],
  about,
  words: 'diversboard',
  tips: () => import('./Tips.svelte'),
}
