import type { Account } from '../../lib/summary'
import { t } from '../../lib/words.svelte'
import type { DiveView } from './view'

type Seen = DiveView | null

export const account: Account = {
  told: [
    'LevelChecked', 'Helped', 'DolphinsPaid', 'AxolotlPlayed', 'StackRanOut', 'NobodyDived', 'CompanionAnnounced',
    'PlayerLeft', 'GameEnded',
  ], // prettier-ignore
  round: (view) => (view as unknown as Seen)?.round ?? 1,
  standings: (view) => (view as unknown as Seen)?.positions ?? [], // the chief has no seat and comes last
  others: () => [t('web-dive-chief')],
}
