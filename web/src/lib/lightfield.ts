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

export interface Point {
  x: number
  y: number
}

const MAGIC = 'DTLF'
const VERSION = 1
const WEBP = 'image/webp'
const AV1 = 'av01.0.05M.08'
const KEPT = 16 // pictures of a field
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

/** Makes the picture of one view. */
type Plate = () => Promise<ImageBitmap>

/**
 * The views, row by row; the middle one looks from straight above. All of them as pictures would be
 * 80 MB: only those that were looked at last are, the others lie there as plates.
 */
export class Field {
  #pictures = new Map<number, ImageBitmap>() // the one looked at last is the last
  #coming = new Map<number, Promise<void>>()

  constructor(
    readonly grid: number,
    readonly plates: Plate[],
  ) {}

  /** A view, if it is developed; if not it soon will be, and `ready` is called. */
  view(at: number, ready: () => void): ImageBitmap | undefined {
    const picture = this.#pictures.get(at)
    if (!picture) {
      void this.develop(at).then(ready)
      return
    }
    this.#pictures.delete(at)
    this.#pictures.set(at, picture)
    return picture
  }

  /** Have the views around a place at hand. */
  prepare(column: number, row: number) {
    for (const y of [row - 1, row, row + 1])
      for (const x of [column - 1, column, column + 1])
        if (x >= 0 && y >= 0 && x < this.grid && y < this.grid) void this.develop(y * this.grid + x)
  }

  async develop(at: number): Promise<void> {
    const plate = this.plates[at]
    if (this.#pictures.has(at) || !plate) return
    let coming = this.#coming.get(at)
    if (!coming) {
      coming = plate().then((picture) => this.#keep(at, picture))
      this.#coming.set(at, coming)
    }
    await coming
  }

  /** Its pictures are not needed any more. */
  close() {
    for (const picture of this.#pictures.values()) picture.close()
    this.#pictures.clear()
  }

  #keep(at: number, picture: ImageBitmap) {
    this.#coming.delete(at)
    this.#pictures.set(at, picture)
    for (const [old, forgotten] of this.#pictures) {
      if (this.#pictures.size <= KEPT) break
      this.#pictures.delete(old)
      forgotten.close()
    }
  }

  get developed(): number {
    return this.#pictures.size
  }
}

/** The views of a pack. The middle one is a picture already. */
export async function develop(pack: Pack): Promise<Field> {
  const made = pack.codec === WEBP ? pack.chunks.map((chunk) => () => photograph(chunk)) : await film(pack)
  const plates: Plate[] = []
  pack.views.forEach((view, at) => (plates[view] = made[at] as Plate))
  const field = new Field(pack.grid, plates)
  await field.develop(Math.floor(plates.length / 2))
  return field
}

export function photograph(file: Uint8Array<ArrayBuffer> | ArrayBuffer): Promise<ImageBitmap> {
  return createImageBitmap(new Blob([file], { type: WEBP }))
}

async function film({ codec, size, keys, chunks }: Pack): Promise<Plate[]> {
  const plates: Promise<Plate>[] = []
  await new Promise<void>((done, failed) => {
    const decoder = new VideoDecoder({
      // frames are few and belong to the decoder: copy each and give it back
      output: (frame) => (plates[frame.timestamp] = exposed(frame).finally(() => frame.close())),
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
  if (Object.keys(plates).length < chunks.length) throw new Error('views are missing')
  return Promise.all(plates)
}

/** A frame as it was decoded: less than half of what its picture takes. */
async function exposed(frame: VideoFrame): Promise<Plate> {
  const { format, visibleRect, timestamp } = frame
  if (!format || !visibleRect) {
    const picture = await createImageBitmap(frame) // a browser that does not say how it keeps frames
    return () => createImageBitmap(picture)
  }
  const data = new Uint8Array(frame.allocationSize())
  const { width: codedWidth, height: codedHeight } = visibleRect
  const colorSpace = frame.colorSpace.toJSON() as VideoColorSpaceInit
  const layout = await frame.copyTo(data)
  return async () => {
    const again = new VideoFrame(data, { format, codedWidth, codedHeight, timestamp, layout, colorSpace })
    return createImageBitmap(again).finally(() => again.close())
  }
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
