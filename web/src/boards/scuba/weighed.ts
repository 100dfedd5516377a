import type { SayAction } from '../index'
import { capital } from './names'
import { dataOf } from './data'
import { offersOf } from './offers'
import type { ScubaView } from './view'

/** A possible action, as it is offered on the board. */
export const sayAction: SayAction = (action, { choices, view }, names) => {
  const shown = view as unknown as ScubaView
  const data = dataOf(shown.options.data_set)
  const asText = JSON.stringify(action)
  const offered = choices.find(({ any_of }) => any_of?.some((one) => JSON.stringify(one) === asText))
  const offers = offersOf([offered ?? { kind: action.type, any_of: [action] }], shown, data, names)
  return capital((offers.find((one) => JSON.stringify(one.action) === asText) ?? offers[0])?.label ?? action.type)
}
