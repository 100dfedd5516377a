/** Addresses of the drawn pieces that every screen may show (docs/pieces.md); boards have their own. */

const files = import.meta.glob<string>('../art/{cover,logo}/*.svg', { query: '?url', import: 'default', eager: true })

export function cover(game: string): string {
  return files[`../art/cover/${game}.svg`] ?? ''
}

const pieces = import.meta.glob<string>(
  ['../art/dive/pawn/*.svg', '../art/scuba/diver/*.svg', '../art/divers/{boat,team}/*.svg'],
  { query: '?url', import: 'default', eager: true },
)
const BY_SEAT: { [game: string]: string[] } = {
  dive: ['dive/pawn/yellow', 'dive/pawn/pink', 'dive/pawn/white', 'dive/pawn/blue'],
  scuba: ['scuba/diver/red', 'scuba/diver/yellow', 'scuba/diver/blue', 'scuba/diver/green'],
  divers: ['divers/boat/N', 'divers/boat/E', 'divers/boat/S', 'divers/boat/W'],
}

/** A piece in the colour that this seat will have. */
export function seatPiece(game: string, seat: number, seats: number): string {
  const pair = game === 'divers' && seats === 2 ? ['divers/team/NS', 'divers/team/EW'] : BY_SEAT[game]
  return pieces[`../art/${pair?.[seat]}.svg`] ?? ''
}

export const logo = files['../art/logo/name.svg'] ?? ''
