/** Which board draws which game. A board draws what is shown and sends actions; it has no rules. */

import type { Component } from 'svelte'
import type { Told } from '../lib/log'
import type { Action, GameEvent, Json, Reason, TableDocument } from '../lib/messages'
import { words } from '../lib/words.svelte'
import type { Sounding } from '../lib/sound'
import type { Account } from '../lib/summary'
import type { GameResult, Rival } from '../parts/result'
import { faces } from './face'

export interface BoardProps {
  /** Everything this viewer sees: the table, the game's view, the choices. */
  document: TableDocument
  /** Whose eyes; null for a spectator. */
  seat: number | null
  /** Do something in the game; whether it was done. A refusal is shown to the player already. */
  act: (action: Action) => Promise<boolean>
  /** What has happened, step by step, since this device began to look; newest last. */
  events: Told[]
  /** Steps from this one on are still being shown: do not give away how they end. Null: all is shown. */
  hold?: (step: number | null) => void
  /** What a bot would do in this seat's place, for whoever asked: the board shows it. */
  advised?: Action | null
}

/** An event as a sentence; '' if there is nothing to say about it. */
export type Say = (event: GameEvent, names: string[]) => string

/** A possible action that a bot weighed, in a few words. */
export type SayAction = (action: Action, document: TableDocument, names: string[]) => string

/** A line of what a bot believed: how likely each of some things is, 0 to 1. */
export interface Believed {
  label: string
  chances: [string, number][]
}

export interface Board {
  Board: Component<BoardProps>
  say: Say
  sayAction: SayAction
  /** The same, drawn; actions it cannot draw are put into words. */
  Weighed?: Component<{ action: Action; said: string }>
  /** The view of what an all-knowing replay shows: of the table itself, with what was hidden. */
  viewOf: (document: Json) => object
  /** How a finished game is summed up. */
  account: Account
  /** What is heard of it. */
  sounds?: Sounding
  /** What a bot held for likely of what it cannot know; every game has a form of its own for that. */
  believed?: (belief: { [name: string]: Json }) => Believed[]
  /** What the facts of a reason are called, where they have names: an animal, other players. */
  factsOf?: (facts: Reason['facts'], names: string[]) => Record<string, string>
  /** Somebody who has no seat and yet takes part, such as Dive's chief. */
  rivalIn?: (view: Json, result: GameResult) => Rival | null
  /** How a game ended, where it can end otherwise than games do. */
  verdict?: (result: GameResult, names: string[], rival?: number | null) => string
}

const boards = import.meta.glob<Board>('./*/index.ts')

/** The board of a game; one that nobody has drawn yet is played with plain buttons. */
export function boardOf(game: string): Promise<Board> {
  return boards[`./${game}/index.ts`]?.() ?? import('./plain').then(({ plain }) => plain(game))
}

/** The tips of a game, if it has any, and the words for them. */
export async function tipsOf(game: string): Promise<Component | null> {
  const face = faces[game]
  if (!face?.tips) return null
  const [{ default: Tips }] = await Promise.all([face.tips(), face.words && words.need(face.words)])
  return Tips
}
