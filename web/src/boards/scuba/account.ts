import type { Account } from '../../lib/summary'
import type { ScubaView } from './view'

type Seen = ScubaView | null

export const account: Account = {
  told: ['Discovered', 'EventDrawn', 'Surfaced', 'Died', 'ShotUp', 'EndTriggered', 'BoatLeft', 'PlayerLeft', 'GameEnded'],
  round: (view) => (view as unknown as Seen)?.round ?? 1,
  standings: (view, players) =>
    Array.from({ length: players }, (_, seat) => (view as unknown as Seen)?.divers[seat]?.number_of_cards ?? 0),
}
