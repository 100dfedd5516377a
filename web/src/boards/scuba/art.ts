/** Addresses of Scuba's pieces: `diver/red`, `animal/lemon-shark-6`. */

const files = import.meta.glob<string>(
  ['../../art/scuba/**/*.svg', '!../../art/scuba/{symbol,card-back}/*.svg'],
  { query: '?url', import: 'default', eager: true },
)

export function piece(id: string): string {
  return files[`../../art/scuba/${id}.svg`] ?? ''
}

/** The front of a tile: an animal of the house's set or of another, an event, empty sea. */
export function front(name: string, colour: string, value: number): string {
  if (name === 'event' || name === 'empty') return piece(`${name}/${colour}`)
  return piece(`animal/${name.replaceAll('_', '-')}-${value}`) || piece(`unknown/${colour}`)
}
