/** Addresses of the drawn pieces that every screen may show (docs/pieces.md); boards have their own. */

import { faces, type Seat } from '../boards/face'

const files = import.meta.glob<string>('../art/{bot,cover,logo}/*.svg', { query: '?url', import: 'default', eager: true })

/** The picture on the box; '' where nobody has drawn one. */
export function cover(game: string): string {
  return files[`../art/cover/${game}.svg`] ?? ''
}

/** The face of a bot; '' where nobody has drawn one. */
export function portrait(level: string): string {
  return files[`../art/bot/${level}.svg`] ?? ''
}

/** A piece in the colour that a seat will have; '' where nobody has drawn one. */
export function seatPiece(game: string, seat: Seat): string {
  return faces[game]?.piece?.(seat) ?? ''
}

export const logo = files['../art/logo/name.svg'] ?? ''
