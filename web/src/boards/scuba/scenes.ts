/** What happens in a step as a row of pictures; the view after it is the truth. */

import type { GameEvent } from '../../lib/messages'
import type { Seen } from './table'
import type { Colour, ScubaDiverView } from './view'

/** A tile on the board; `front` is null while it lies face down. */
export interface TileShown {
  tile: number
  square: number
  colour: Colour
  front: string | null
  /** What is on it, for all-knowing replays. */
  below?: string
  discs: number[]
}

export interface Picture {
  tiles: TileShown[]
  divers: ScubaDiverView[]
  current: string | null
}

export interface Scene {
  picture: Picture
  /** What happens: an event that the log can say. */
  event: GameEvent
}

export function pictureOf(view: Seen): Picture {
  const below = (tile: number) => (view.hidden ? { below: view.hidden.fronts[tile] ?? '' } : {})
  const covered = view.covered.map((one) => ({ ...one, front: null, ...below(one.tile) }))
  const open = view.open.map(({ species, ...one }) => ({ ...one, front: species }))
  return { tiles: [...covered, ...open], divers: view.divers, current: view.current }
}

const SHOWN = new Set([
  'CurrentDrawn',
  'Entered',
  'Stepped',
  'Surfaced',
  'Boarded',
  'SteppedOff',
  'TileFlipped',
  'Discovered',
  'SeenByAll',
  'EventDrawn',
  'Carried',
  'DiverPushed',
  'AnimalPushed',
  'TileTurned',
  'TileRemoved',
  'Died',
  'ShotUp',
])

/** The scenes of these events, after this picture; `active` is the seat in turn. */
export function scenesOf(before: Picture, events: GameEvent[], active: number): Scene[] {
  const scenes: Scene[] = []
  let picture = before
  let turn = active
  for (const event of events) {
    if (event.type === 'TurnBegan') turn = event.seat as number
    picture = after(SHOWN.has(event.type) ? gone(picture) : picture, event, turn)
    if (SHOWN.has(event.type)) scenes.push({ picture, event })
  }
  return scenes
}

/** The next picture: only what moves on the board, and the air; the rest comes with the view. */
export function after(picture: Picture, event: GameEvent, active: number): Picture {
  const { tiles } = picture
  const seat = event.seat as number
  const tile = event.tile as number
  const to = event.to as number
  switch (event.type) {
    case 'TurnBegan':
    case 'DustCleared':
      return withDiver(picture, seat, { dust: [] })
    case 'CurrentDrawn': {
      const divers = new Map(event.divers as [number, number][])
      const animals = new Map(event.animals as [number, number][])
      return {
        tiles: stillThere(tiles.map((one) => ({ ...one, square: animals.get(one.tile) ?? one.square }))),
        divers: picture.divers.map((diver, at) => ({ ...diver, at: divers.get(at) ?? diver.at })),
        current: event.card as string,
      }
    }
    case 'Entered':
    case 'Stepped':
      return moved(picture, seat, to, event.type === 'Entered' ? 'SUB' : undefined, !!event.leaves_dust)
    case 'Carried':
      return moved(picture, active, to, undefined, !!event.leaves_dust)
    case 'DiverPushed':
      return moved(picture, seat, to)
    case 'Surfaced':
      return moved(picture, seat, to, event.on_boat ? 'BOAT' : 'SNORKEL')
    case 'Boarded':
      return moved(picture, seat, to, 'BOAT')
    case 'SteppedOff':
      return moved(picture, seat, to, 'SNORKEL')
    case 'ShotUp':
      return moved(picture, seat, to, 'SHOT')
    case 'Died':
      return withDiver(picture, seat, { loc: 'DEAD' })
    case 'TileFlipped':
      return withTile(picture, tile, { front: event.front as string })
    case 'TileTurned':
      return withTile(picture, tile, { front: turned(event) })
    case 'Discovered':
      return withTile(picture, tile, { discs: [...(tiles.find((one) => one.tile === tile)?.discs ?? []), seat] })
    case 'AnimalPushed':
      return withTile(picture, tile, { square: to })
    case 'SeenByAll':
    case 'TileRemoved':
      return { ...picture, tiles: tiles.filter((one) => one.tile !== tile) }
    case 'AirLost':
      return withDiver(picture, seat, { air: (picture.divers[seat]?.air ?? 0) - (event.units as number) })
    case 'DecoTaken':
      return withDiver(picture, seat, { deco: (picture.divers[seat]?.deco ?? 0) + 1 })
    case 'DecoShed':
      return withDiver(picture, seat, { deco: (picture.divers[seat]?.deco ?? 1) - 1 })
    default:
      return picture
  }
}

/** An open animal may have been turned face down. */
function turned(event: GameEvent): string | null {
  const front = event.front as string
  return event.is_open || front === 'event' || front === 'empty' ? front : null
}

/** Events and empty sea lie open for a moment only. */
function gone(picture: Picture): Picture {
  const tiles = picture.tiles.filter(({ front }) => front !== 'event' && front !== 'empty')
  return tiles.length === picture.tiles.length ? picture : { ...picture, tiles }
}

function stillThere(tiles: TileShown[]): TileShown[] {
  return tiles.filter(({ square }) => square >= 0)
}

function withTile(picture: Picture, tile: number, parts: Partial<TileShown>): Picture {
  const tiles = picture.tiles.map((one) => (one.tile === tile ? { ...one, ...parts } : one))
  return { ...picture, tiles: stillThere(tiles) }
}

function withDiver(picture: Picture, seat: number, parts: Partial<ScubaDiverView>): Picture {
  return { ...picture, divers: picture.divers.map((one, at) => (at === seat ? { ...one, ...parts } : one)) }
}

function moved(picture: Picture, seat: number, to: number, loc?: ScubaDiverView['loc'], dusty = false): Picture {
  const diver = picture.divers[seat]
  if (!diver) return picture
  const dust = dusty && !diver.dust.includes(to) ? [...diver.dust, to] : diver.dust
  return withDiver(picture, seat, { at: to, loc: loc ?? diver.loc, dust })
}
