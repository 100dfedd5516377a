/** What happened in Dive, as sentences for the log and for screen readers. */

import type { GameEvent } from '../../lib/messages'
import { listed, t } from '../../lib/words.svelte'
import type { GameResult } from '../../parts/result'
import { verdict } from './chief'

const SILENT = new Set([
  'DraftSaved',
  'ClockStopped',
  'ChiefDeckShuffled',
  'ChiefCovered',
  'CompanionPicked',
  'BreathHeld',
])

const LAST_CALM_FIELD = 15

export function companionName(companion: string): string {
  return t(`dive-name-${companion}`)
}

/** The helper on a card: a turtle, a manta, or none. */
export function helperIn(code: string): string | undefined {
  return { G: 'green', R: 'red', M: 'manta' }[code.at(-1) ?? '']
}

/** A card's content in words: "shark, green turtle (+1)". */
export function contentName(code: string): string {
  const parts = code.startsWith('S') ? [t('web-dive-shark')] : []
  const helper = helperIn(code)
  if (helper) parts.push(t(`web-dive-helper-${helper}`))
  return parts.length > 0 ? parts.join(', ') : t('web-dive-nothing')
}

/** Help that moves nobody: a manta in deep water or for the leader, a turtle that two companions hold still. */
export function hadNoEffect({ helper, to, start }: Record<string, unknown>): boolean {
  return start === to || (helper === 'manta' && (to as number) > LAST_CALM_FIELD) // old records do not say where it began
}

function helpSaid(event: GameEvent): string {
  if (hadNoEffect(event)) return 'diveboard-said-no-effect'
  return (event.to as number) < ((event.start as number | null | undefined) ?? 0) ? 'diveboard-said-carried-back' : 'web-dive-said-Helped'
}

interface Contested {
  companion: string
  /** The seats that wanted it, and which of them has it. */
  seats: number[]
  owner: number
}

/** Which companions several wanted. */
function contested(event: GameEvent): Contested[] {
  const picks = event.picks as (string | null)[]
  const owners = event.owners as (string | null)[]
  const wanted = [...new Set(picks.filter((pick, seat) => pick && owners[seat] !== pick))] as string[]
  return wanted.map((companion) => ({
    companion,
    seats: picks.flatMap((pick, seat) => (pick === companion ? [seat] : [])),
    owner: owners.indexOf(companion),
  }))
}

function settled({ companion, seats, owner }: Contested, by: unknown, name: (seat: number) => string): string {
  return t(by === 'age' ? 'diveboard-said-youngest' : 'diveboard-said-lot', {
    companion: companionName(companion),
    names: listed(seats.map(name)),
    name: name(owner),
  })
}

export function say(event: GameEvent, names: string[]): string {
  const name = (diver: unknown) => names[diver as number] ?? t('diveboard-the-chief')
  const all = (divers: unknown) => listed((divers as number[]).map(name))
  if (SILENT.has(event.type)) return ''
  switch (event.type) {
    case 'PicksShown':
      return [t('web-dive-said-PicksShown'), ...contested(event).map((one) => settled(one, event.by, name))].join(' ')
    case 'RoundBegan':
      return t('web-dive-said-RoundBegan', { round: event.round as number })
    case 'Readied':
    case 'ReadyWithdrawn':
    case 'BreathTaken':
    case 'AxolotlAsked':
    case 'AxolotlPlayed':
    case 'AxolotlDeclined':
    case 'TableResumed':
    case 'OctopusPlaced':
    case 'PlayerLeft':
      return t(`web-dive-said-${event.type}`, { name: name(event.seat) })
    case 'CompanionAnnounced':
      return event.target === null
        ? t('web-dive-said-CompanionAnnounced', { name: name(event.seat), companion: companionName(event.companion as string) })
        : t('web-dive-said-CompanionFor', {
            name: name(event.seat),
            companion: companionName(event.companion as string),
            target: name(event.target),
          })
    case 'ClockStarted':
      return ''
    case 'FuguBegan':
    case 'BoardsRevealed':
    case 'NobodyDived':
    case 'TableSuspended':
      return t(`web-dive-said-${event.type}`)
    case 'Locked':
      return t('web-dive-said-Locked', { name: name(event.seat), why: t(`web-dive-locked-${event.why as string}`) })
    case 'ChiefRevealed':
      return t('web-dive-said-ChiefRevealed', {
        speeds: (event.card as { values: number[] }).values.join(', '),
      })
    case 'LevelChecked': {
      const right = event.right as number[]
      const wrong = event.wrong as number[]
      const parts = [t('web-dive-said-LevelChecked', { level: event.level as number, content: contentName(event.code as string) })]
      if (right.length > 0) parts.push(t('web-dive-said-right', { names: all(right) }))
      if (wrong.length > 0) parts.push(t('web-dive-said-wrong', { names: all(wrong) }))
      return parts.join(' ')
    }
    case 'Helped':
      return t(helpSaid(event), {
        name: name(event.diver),
        helper: t(`web-dive-helper-${event.helper as string}`),
        to: event.to as number,
      })
    case 'StackRanOut':
      return t('web-dive-said-StackRanOut', { level: event.level as number })
    case 'DolphinsPaid':
      return t('web-dive-said-DolphinsPaid', { name: name(event.seat), to: event.to as number })
    case 'Rested': {
      const moves = (event.moves as number[]).flatMap((fields, diver) =>
        fields > 0 ? [t('web-dive-said-moves', { name: name(diver), fields })] : [],
      )
      return moves.length > 0 ? t('web-dive-said-Rested', { moves: listed(moves) }) : t('web-dive-said-nobody-moves')
    }
    case 'GameEnded':
      return verdict(event.result as unknown as GameResult, names, event.chief as number | null | undefined)
    default:
      return ''
  }
}
