/** What Dive shows a seat, as far as the board draws it (games/dive/views.py). */

export interface Program {
  levels: string[]
  clownfish: number | null
  anglerfish: 's' | 'n' | null
}

export interface ChiefCard {
  id: string
  values: number[]
  colours: string
}

export interface DiveView {
  seat: number | null
  round: number
  phase: 'choosing' | 'programming' | 'diving' | 'axolotl' | 'suspended' | 'over'
  asked: number | null
  positions: number[]
  cards_left: number
  history: string[]
  status: ('thinking' | 'ready' | 'locked' | 'gone')[]
  my_draft: Program | null
  has_picked: boolean[]
  my_pick: string | null
  companions: (string | null)[]
  used: number[]
  announced: { seat: number; companion: string; target: number | null }[]
  fugu: 'breathing_in' | 'holding' | null
  holding: number[]
  chief_card: ChiefCard | null
  covered: number[]
  deadlines: { number: number; kind: string; milliseconds: number }[]
  options: { chief: boolean; companions: boolean; card_history: boolean; flashlight: 'off' | 'private' | 'shared'; mode: string; fugu_mode: 'hold' | 'meter' }
}

export const COLOURS = ['yellow', 'pink', 'white', 'blue']

/** The colour of a diver's pieces; the chief comes after the players and is black. */
export function colourOf(diver: number, players: number): string {
  return diver < players ? (COLOURS[diver] ?? 'white') : 'black'
}
