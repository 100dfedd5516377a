import type { Reason } from '../../lib/messages'
import { listed, t } from '../../lib/words.svelte'
import type { Believed } from '../index'

const MOST = 6 // kinds of patch

/** What a bot held for likely of the patches that lie face down, and where it saw danger. */
export function believed(belief: { patches?: [string, number][]; risks?: { at: string; danger: number }[] }): Believed[] {
  const { patches = [], risks = [] } = belief
  const faceDown = patches.length ? [{ label: t('bots-face-down'), chances: patches.slice(0, MOST) }] : []
  const dangers = risks.map(({ at, danger }): Believed => ({ label: at, chances: [['danger', danger]] }))
  return [...faceDown, ...dangers]
}

/** Several divers in a row. */
export function factsOf(facts: Reason['facts']): Record<string, string> {
  return Array.isArray(facts.divers) ? { divers: listed(facts.divers.map(String)) } : {}
}
