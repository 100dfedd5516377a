/** Choices, as the boards read them. */

import type { Action, Choice, TableDocument } from './messages'

interface Alike {
  like: Action
  part: string
  among: (string | number)[]
}

/**
 * A document with every action in `any_of`: of long lists, those that differ in one part only are
 * sent together. Choices are always replaced as a whole, so that later changes still fit.
 */
export function unfolded(document: TableDocument): TableDocument {
  if (!document.choices.some(({ alike }) => alike)) return document
  return { ...document, choices: document.choices.map(listed) }
}

function listed({ alike, ...choice }: Choice): Choice {
  const more = ((alike ?? []) as unknown as Alike[]).flatMap(({ like, part, among }) =>
    among.map((value) => ({ ...like, [part]: value })),
  )
  return { ...choice, any_of: [...(choice.any_of ?? []), ...more] }
}
