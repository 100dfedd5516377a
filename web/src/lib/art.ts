/** Addresses of the drawn pieces that every screen may show (docs/pieces.md); boards have their own. */

const files = import.meta.glob<string>('../art/{cover,logo}/*.svg', { query: '?url', import: 'default', eager: true })

export function cover(game: string): string {
  return files[`../art/cover/${game}.svg`] ?? ''
}

export const logo = files['../art/logo/name.svg'] ?? ''
