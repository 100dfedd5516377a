import { byNames } from '../plain/say'
import type { SayAction } from '../index'
import { movesOf } from './moves'
import { offer } from './say'
import { shownOf, type DiversView } from './view'

/** A possible action, as it is offered beside the ocean. */
export const sayAction: SayAction = (action, { view }, names) => {
  const seen = view as unknown as DiversView
  const [move] = movesOf([{ kind: action.type, any_of: [action] }], seen)
  return move ? offer(move, shownOf(seen)) : byNames(action, names)
}
