/** Which board draws which game. A board draws what is shown and sends actions; it has no rules. */

import type { Component } from 'svelte'
import type { Told } from '../lib/log'
import type { Action, GameEvent, Json, TableDocument } from '../lib/messages'
import { words } from '../lib/words.svelte'
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
}

/** An event as a sentence; '' if there is nothing to say about it. */
export type Say = (event: GameEvent, names: string[]) => string

/** A possible action that a bot weighed, in a few words. */
export type SayAction = (action: Action, document: TableDocument, names: string[]) => string

export interface Board {
  Board: Component<BoardProps>
  say: Say
  sayAction: SayAction
  /** The same, drawn; actions it cannot draw are put into words. */
  Weighed?: Component<{ action: Action; said: string }>
  /** The view of what an all-knowing replay shows: of the table itself, with what was hidden. */
  viewOf: (document: Json) => object
  /** Somebody who takes part in the race without a seat: Dive's chief. */
  rivalIn?: (view: Json, result: GameResult) => Rival | null
}

const boards = import.meta.glob<Board>('./*/index.ts')

/** The board of a game; one without a drawn board is played with plain buttons. */
export function boardOf(game: string): Promise<Board> {
  return (boards[`./${game}/index.ts`] ?? (() => import('./plain')))()
}

/** The tips of a game, if it has any, and the words for them. */
export async function tipsOf(game: string): Promise<Component | null> {
  const face = faces[game]
  if (!face?.tips) return null
  const [{ default: Tips }] = await Promise.all([face.tips(), face.words && words.need(face.words)])
  return Tips
}
