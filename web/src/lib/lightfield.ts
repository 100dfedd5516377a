/** Light fields: a picture from many viewpoints, in one pack (docs/ocean.md). */

export interface Pack {
  light: string
  size: number
  grid: number
  codec: string
  /** For each chunk, row × grid + column of its view. */
  views: number[]
  /** 1 where decoding can start. */
  keys: number[]
  chunks: Uint8Array<ArrayBuffer>[]
}

/** The views, row by row; the middle one looks from straight above. */
export interface Field {
  grid: number
  views: ImageBitmap[]
}

export interface Point {
  x: number
  y: number
}

const MAGIC = 'DTLF'
const VERSION = 1
const WEBP = 'image/webp'
const AV1 = 'av01.0.05M.08'
const CLOSE = 0.04 // of the way between two views: that is one of them

export function unpack(data: ArrayBuffer): Pack {
  const text = (from: number, to: number) => new TextDecoder().decode(data.slice(from, to))
  if (data.byteLength < 8 || text(0, 4) !== MAGIC) throw new Error('this is no light field')
  let end = 8 + new DataView(data).getUint32(4, true)
  const { version, sizes, ...header } = JSON.parse(text(8, end)) as Omit<Pack, 'chunks'> & {
    version: number
    sizes: number[]
  }
  if (version !== VERSION) throw new Error(`light fields of version ${version} are not known`)
  const chunks = sizes.map((size) => new Uint8Array(data, (end += size) - size, size))
  return { ...header, chunks }
}

/** Whether this browser decodes films frame by frame; only pages from a safe address may. */
export async function knowsAv1(): Promise<boolean> {
  if (!('VideoDecoder' in globalThis)) return false
  return VideoDecoder.isConfigSupported({ codec: AV1 }).then(
    ({ supported }) => supported === true,
    () => false,
  )
}

/** All views of a pack as pictures. */
export async function develop(pack: Pack): Promise<Field> {
  const pictures = pack.codec === WEBP ? await Promise.all(pack.chunks.map(photograph)) : await film(pack)
  const views: ImageBitmap[] = []
  pack.views.forEach((view, at) => (views[view] = pictures[at] as ImageBitmap))
  return { grid: pack.grid, views }
}

export function photograph(file: Uint8Array<ArrayBuffer> | ArrayBuffer): Promise<ImageBitmap> {
  return createImageBitmap(new Blob([file], { type: WEBP }))
}

async function film({ codec, size, keys, chunks }: Pack): Promise<ImageBitmap[]> {
  const pictures: Promise<ImageBitmap>[] = []
  await new Promise<void>((done, failed) => {
    const decoder = new VideoDecoder({
      // frames are few and belong to the decoder: copy each and give it back
      output: (frame) => (pictures[frame.timestamp] = createImageBitmap(frame).finally(() => frame.close())),
      error: failed,
    })
    decoder.configure({ codec, codedWidth: size, codedHeight: size })
    chunks.forEach((data, at) =>
      decoder.decode(new EncodedVideoChunk({ type: keys[at] ? 'key' : 'delta', timestamp: at, data })),
    )
    decoder.flush().then(() => {
      decoder.close()
      done()
    }, failed)
  })
  if (Object.keys(pictures).length < chunks.length) throw new Error('views are missing')
  return Promise.all(pictures)
}

/** The place of the view that is nearest to a point of the unit square. */
export function nearest(grid: number, { x, y }: Point): { column: number; row: number } {
  return { column: Math.round(x * (grid - 1)), row: Math.round(y * (grid - 1)) }
}

/** The point from which a view was taken. */
export function viewpoint(grid: number, column: number, row: number): Point {
  const along = (place: number) => (grid > 1 ? Math.min(1, Math.max(0, place / (grid - 1))) : 0.5)
  return { x: along(column), y: along(row) }
}

/** The views around a point, each with the opacity to draw it with, one over the other. */
export function blend(grid: number, { x, y }: Point): { view: number; opacity: number }[] {
  const shares = (at: number) => {
    const place = at * (grid - 1)
    const near = Math.round(place)
    if (Math.abs(place - near) < CLOSE) return [[near, 1]] as const
    const below = Math.floor(place)
    return [
      [below, 1 - (place - below)],
      [below + 1, place - below],
    ] as const
  }
  let total = 0
  return shares(y).flatMap(([row, tall]) =>
    shares(x).map(([column, wide]) => {
      total += wide * tall
      return { view: row * grid + column, opacity: (wide * tall) / total }
    }),
  )
}
