import type { Json } from '../../lib/messages'
import type { Account } from '../../lib/summary'
import type { DiversView } from './view'

const seen = (view: Json) => view as unknown as DiversView | null

export const account: Account = {
  told: ['Boarded', 'Struck', 'Stranded', 'Removed', 'WishGained', 'TreasureSank', 'RansomPaid', 'GaveUp', 'Ended'],
  /** Turns are counted: when every boat has had one, a round is over. */
  round: (view) => Math.floor((seen(view)?.turns ?? 0) / Math.max(1, seen(view)?.boats.filter(Boolean).length || 4)) + 1,
  standings: (view, players) => {
    const { holds = [], owners = [] } = seen(view) ?? {}
    return Array.from({ length: players }, (_, seat) => holds.reduce((sum, hold, boat) => sum + (owners[boat] === seat ? hold : 0), 0))
  },
}
