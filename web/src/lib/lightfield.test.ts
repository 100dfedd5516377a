import { expect, test } from 'vitest'
import { blend, nearest, unpack, viewpoint } from './lightfield'

const HEADER = {
  version: 1,
  light: 'above',
  size: 640,
  grid: 2,
  degrees: 35,
  parallax: 0.006,
  codec: 'image/webp',
  views: [0, 1, 3, 2],
  keys: [1, 1, 1, 1],
  sizes: [3, 1, 0, 2],
}

function packed(header: object, chunks: number[], magic = 'DTLF'): ArrayBuffer {
  const text = new TextEncoder().encode(JSON.stringify(header))
  const whole = new Uint8Array(65_536)
  whole.set(new TextEncoder().encode(magic))
  new DataView(whole.buffer).setUint32(4, text.length, true)
  whole.set(text, 8)
  whole.set(chunks, 8 + text.length)
  return whole.buffer
}

test('a pack is cut into its chunks; the zeros at its end belong to none', () => {
  const { light, size, grid, codec, views, keys, chunks } = unpack(packed(HEADER, [1, 2, 3, 4, 5, 6]))

  expect({ light, size, grid, codec }).toEqual({ light: 'above', size: 640, grid: 2, codec: 'image/webp' })
  expect(views).toEqual([0, 1, 3, 2])
  expect(keys).toEqual([1, 1, 1, 1])
  expect(chunks.map((chunk) => [...chunk])).toEqual([[1, 2, 3], [4], [], [5, 6]])
})

test('a header of more than 255 bytes is read whole', () => {
  const views = Array.from({ length: 49 }, (_, view) => view)
  const sizes = views.map(() => 1)

  const pack = unpack(packed({ ...HEADER, grid: 7, views, sizes }, views))

  expect(pack.chunks.map(([byte]) => byte)).toEqual(views)
})

test('what is no pack, cut off or from another time is refused', () => {
  expect(() => unpack(packed(HEADER, [], 'RIFF'))).toThrow('no light field')
  expect(() => unpack(new ArrayBuffer(5))).toThrow('no light field')
  expect(() => unpack(packed({ ...HEADER, version: 2 }, []))).toThrow('version 2')
  expect(() => unpack(packed({ ...HEADER, sizes: [70_000] }, []))).toThrow()
})

test('at a view, that view is shown and no other', () => {
  expect(blend(7, { x: 0.5, y: 0.5 })).toEqual([{ view: 24, opacity: 1 }])
  expect(blend(7, { x: 1, y: 0 })).toEqual([{ view: 6, opacity: 1 }])
  expect(blend(7, { x: 0, y: 1.0001 })).toEqual([{ view: 42, opacity: 1 }])
})

test('between views each counts as much as it is near', () => {
  const layers = blend(3, { x: 0.125, y: 0.75 })

  const counts = layers.map(({ opacity }, at) =>
    layers.slice(at + 1).reduce((left, above) => left * (1 - above.opacity), opacity),
  )
  expect(layers.map(({ view }) => view)).toEqual([3, 4, 6, 7])
  ;[0.375, 0.125, 0.375, 0.125].forEach((share, at) => expect(counts[at]).toBeCloseTo(share))
})

test('viewpoints and views belong together, and there is nothing beyond the edge', () => {
  expect(nearest(7, viewpoint(7, 2, 5))).toEqual({ column: 2, row: 5 })
  expect(viewpoint(7, -1, 7)).toEqual({ x: 0, y: 1 })
  expect(viewpoint(1, 0, 0)).toEqual({ x: 0.5, y: 0.5 })
})
