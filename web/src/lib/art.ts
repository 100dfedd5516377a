/** Addresses of the drawn pieces (docs/pieces.md). */

const files = import.meta.glob<string>(
  ['../art/{cover,logo}/*.svg', '../art/dive/**/*.svg', '!../art/dive/{screen,shell}/*.svg'],
  { query: '?url', import: 'default', eager: true },
)

export function piece(id: string): string {
  return files[`../art/${id}.svg`] ?? ''
}
