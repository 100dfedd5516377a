/** Addresses of the drawn pieces that every screen may show (docs/pieces.md); boards have their own. */

const files = import.meta.glob<string>('../art/{cover,logo}/*.svg', { query: '?url', import: 'default', eager: true })

export function cover(game: string): string {
  return files[`../art/cover/${game}.svg`] ?? ''
}

const pieces = import.meta.glob<string>(
  ['../art/dive/pawn/*.svg', '../art/scuba/diver/*.svg', '../art/divers/{boat,team}/*.svg'],
  { query: '?url', import: 'default', eager: true },
)
const COLOURS: { [game: string]: string[] } = {
  dive: ['yellow', 'pink', 'white', 'blue'],
  scuba: ['red', 'yellow', 'blue', 'green'],
}
const COASTS = ['N', 'E', 'S', 'W']
const COAST_COLOURS: { [coast: string]: string } = { N: 'red', E: 'yellow', S: 'green', W: 'blue' }

/** Which coasts of The Divers this seat plays, by the options that the game settled on. */
export function coastsOf(seat: number, seats: number, settled: { [name: string]: unknown } = {}): string[] {
  if (seats === 2 && settled.teams !== false) return seat === 0 ? ['N', 'S'] : ['E', 'W']
  const empty = (settled.empty_seats ?? []) as string[]
  return COASTS.filter((coast) => !empty.includes(coast)).slice(seat, seat + 1)
}

/** The colours that this seat will have. */
export function seatColours(game: string, seat: number, seats: number, settled?: { [name: string]: unknown }): string[] {
  if (game === 'divers') return coastsOf(seat, seats, settled).map((coast) => COAST_COLOURS[coast] ?? '')
  return COLOURS[game]?.slice(seat, seat + 1) ?? []
}

/** A piece in the colour that this seat will have. */
export function seatPiece(game: string, seat: number, seats: number, settled?: { [name: string]: unknown }): string {
  const coasts = game === 'divers' ? coastsOf(seat, seats, settled) : []
  const [colour] = seatColours(game, seat, seats, settled)
  const id = {
    dive: `dive/pawn/${colour}`,
    scuba: `scuba/diver/${colour}`,
    divers: coasts.length === 2 ? `divers/team/${coasts.join('')}` : `divers/boat/${coasts[0]}`,
  }[game]
  return pieces[`../art/${id}.svg`] ?? ''
}

export const logo = files['../art/logo/name.svg'] ?? ''
