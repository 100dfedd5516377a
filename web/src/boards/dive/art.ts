/** Addresses of Dive's pieces: `pawn/pink`, `token/3-shark`. */

const files = import.meta.glob<string>(
  ['../../art/dive/**/*.svg', '!../../art/dive/{board,screen,shell}/*.svg'],
  { query: '?url', import: 'default', eager: true },
)

export function piece(id: string): string {
  return files[`../../art/dive/${id}.svg`] ?? ''
}
