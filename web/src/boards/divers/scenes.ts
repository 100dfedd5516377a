/** A step as a row of scenes: each event moves the picture a little, and the view has the last word. */

import type { GameEvent } from '../../lib/messages'
import type { DiversEvent } from '../../protocol'
import { DIVERS, SEATS, type SeatName, type Shown } from './view'

export interface Scene {
  shown: Shown
  /** The diver or boat that moves: where to look. */
  at: string
}

const colour = (seat: SeatName): number => SEATS.indexOf(seat)

/** What to see of these events, one after the other; nothing if nothing moves. */
export function scenesOf(events: GameEvent[], before: Shown): Scene[] {
  const scenes: Scene[] = []
  let now: Shown = { ...before, carrying: '', turning: '' }
  const show = (change: Partial<Shown>, at: string) => {
    now = { ...now, turning: '', ...change }
    scenes.push({ shown: now, at })
  }
  const told = events as unknown as DiversEvent[]
  told.forEach((event, number) => {
    const put = (diver: string, place: string) => now.divers.with(DIVERS.indexOf(diver), place)
    const flagged = (diver: string, add: string, drop = '') => {
      const at = DIVERS.indexOf(diver)
      const flags = (now.flags[at] ?? []).filter((flag) => flag !== add && flag !== drop)
      return now.flags.with(at, add ? [...flags, add] : flags)
    }
    /** No longer held, once the diver leaves. */
    const left = (diver: string) => {
      const at = DIVERS.indexOf(diver)
      return now.flags.with(at, (now.flags[at] ?? []).filter((flag) => flag === 'wish'))
    }
    const taken = (place: string, by = 1) => ({ ...now.gold, [place]: (now.gold[place] ?? 0) - by })
    /** Picks up a treasure here, if the diver brings one. */
    const lift = (diver: string, carried: boolean) => {
      if (!carried || now.carrying === diver) return
      now = { ...now, gold: taken(now.divers[DIVERS.indexOf(diver)] ?? ''), carrying: diver }
    }
    switch (event.type) {
      case 'BoatPlaced': {
        const boats = now.boats.with(colour(event.seat), event.at)
        const divers = now.divers.map((place, at) => (DIVERS[at]?.startsWith(event.seat) ? `boat ${event.seat}` : place))
        show({ boats, divers }, `boat ${event.seat}`)
        break
      }
      case 'Swept': {
        const next = told[number + 1]
        lift(event.diver, !!next && 'carried' in next && next.carried)
        for (const place of event.over) show({ divers: put(event.diver, place), flags: left(event.diver) }, event.diver)
        break
      }
      case 'Moved':
        lift(event.diver, event.carried)
        show({ divers: put(event.diver, event.to), flags: left(event.diver) }, event.diver)
        if (event.carried) now = { ...now, gold: taken(event.to, -1), carrying: '' }
        break
      case 'Boarded': {
        lift(event.diver, event.carried)
        show({ divers: put(event.diver, `boat ${event.boat}`), flags: left(event.diver) }, event.diver)
        const at = colour(event.boat)
        if (event.carried) now = { ...now, holds: now.holds.with(at, (now.holds[at] ?? 0) + 1), carrying: '' }
        break
      }
      case 'Turned': {
        const [x = 1, y = 1] = event.at.split(',').map(Number)
        const sea = now.sea.with((y - 1) * now.size + x - 1, event.patch)
        const [kind, value] = event.patch.split(':')
        const gold = kind === 'treasure' ? { ...now.gold, [event.at]: Number(value) } : now.gold
        // divers in mud stand on its first tuft
        const divers = kind === 'mud' ? now.divers.map((place) => (place === event.at ? `${event.at}#1` : place)) : now.divers
        show({ sea, gold, divers, turning: event.at }, scenes.at(-1)?.at ?? '')
        break
      }
      case 'Stranded':
        show({ divers: put(event.diver, event.at), flags: left(event.diver) }, event.diver)
        break
      case 'Struck':
        show({ divers: put(event.diver, `boat ${event.diver.charAt(0)}`), flags: left(event.diver) }, event.diver)
        break
      case 'Returned':
        show({ divers: put(event.diver, event.to) }, event.diver)
        break
      case 'Removed':
        show({ divers: put(event.diver, 'out'), flags: now.flags.with(DIVERS.indexOf(event.diver), []) }, event.diver)
        break
      case 'Sailed':
        show({ boats: now.boats.with(colour(event.boat), event.to) }, `boat ${event.boat}`)
        break
      case 'Delayed':
        show({ flags: flagged(event.diver, 'delayed') }, event.diver)
        break
      case 'Stuck':
        show({ flags: flagged(event.diver, 'stuck') }, event.diver)
        break
      case 'Caught':
        show({ flags: flagged(event.diver, 'caught') }, event.diver)
        break
      case 'WishGained':
        show({ flags: flagged(event.diver, 'wish') }, event.diver)
        break
      case 'Freed':
        show({ flags: flagged(event.diver, '', 'caught') }, event.diver)
        break
      case 'WishUsed':
        show({ flags: flagged(event.diver, '', 'wish') }, event.diver)
        break
      case 'RansomPaid': {
        const at = colour(event.boat)
        const place = now.divers[DIVERS.indexOf(event.diver)] ?? ''
        const gold = event.lost ? now.gold : taken(place, -1)
        show({ flags: flagged(event.diver, '', 'stuck'), holds: now.holds.with(at, (now.holds[at] ?? 0) - 1), gold }, event.diver)
        break
      }
      case 'TreasureSank':
        show({ gold: taken(event.at) }, scenes.at(-1)?.at ?? '')
        break
      default:
        break
    }
  })
  return scenes
}
