import type { Json } from '../../lib/messages'
import type { Account } from '../../lib/summary'

/** By the names that views mostly give these things. */
interface Seen {
  round?: number
  scores?: number[]
}

const seen = (view: Json) => (view ?? {}) as Seen

export const account: Account = {
  round: (view) => seen(view).round ?? 1,
  standings: (view, players) => seen(view).scores?.slice(0, players) ?? [],
}
