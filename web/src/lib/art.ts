/** Addresses of the drawn pieces that every screen may show (docs/pieces.md); boards have their own. */

import { faces, type Seat } from '../boards/face'

const files = import.meta.glob<string>('../art/{cover,logo}/*.svg', { query: '?url', import: 'default', eager: true })

export function cover(game: string): string {
  return files[`../art/cover/${game}.svg`] ?? ''
}

const pieces = import.meta.glob<string>(
  ['../art/dive/pawn/*.svg', '../art/scuba/diver/*.svg', '../art/divers/{boat,team}/*.svg'],
  { query: '?url', import: 'default', eager: true },
)
/** A piece in the colour that a seat will have. */
export function seatPiece(game: string, seat: Seat): string {
  return pieces[`../art/${faces[game]?.piece(seat)}.svg`] ?? ''
}

export const logo = files['../art/logo/name.svg'] ?? ''
