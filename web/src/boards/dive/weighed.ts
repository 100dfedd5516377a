import { t } from '../../lib/words.svelte'
import { byNames } from '../plain/say'
import type { SayAction } from '../index'

/** A program level by level; anything else in plain words. */
export const sayAction: SayAction = (action, _, names) => {
  const levels = (action.program as { levels?: string[] } | undefined)?.levels
  if (!levels) return byNames(action, names)
  return levels
    .map((laid, at) => {
      const shark = laid.endsWith('s')
      const air = [...laid.replace('s', '')].join('+')
      return t(shark ? 'web-dive-weighed-shark' : 'web-dive-weighed-calm', { level: at + 1, air })
    })
    .join(', ')
}
