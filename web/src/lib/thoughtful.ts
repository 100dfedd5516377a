/** Which bot thought what, and on which step. */

import type { Told } from './log'
import type { TableDocument, ThoughtShown } from './messages'

export interface Thoughtful {
  seat: number
  thought: ThoughtShown
  /** The table before the move. */
  document: TableDocument
}

/** The steps on which bots said what they had thought, the newest last. */
export function explainedIn(told: Told[]): number[] {
  return told.flatMap(({ step, news }) => (news?.type === 'Explained' && news.thoughts?.length ? [step] : []))
}

/** How the table looked before each step on which something was explained, as far as this page saw it. */
export class Earlier {
  #before = new Map<number, TableDocument>()
  #last: TableDocument | undefined

  /** Note what is there now. */
  note(told: Told[], document: TableDocument) {
    for (const step of explainedIn(told)) if (this.#last && !this.#before.has(step)) this.#before.set(step, this.#last)
    this.#last = document
  }

  /** What was explained on a step. */
  of(step: number | undefined, told: Told[], document: TableDocument): Thoughtful[] {
    const news = told.find((one) => one.step === step)?.news
    return (news?.thoughts ?? []).map((one) => ({ ...one, document: this.#before.get(step ?? -1) ?? document }))
  }
}
