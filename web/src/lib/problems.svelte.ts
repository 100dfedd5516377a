/** Refusals, shown until the reader has seen them. */

import { Refusal } from './device.svelte'
import { t } from './words.svelte'

export interface Problem {
  rule: string
  text: string
}

class Problems {
  last = $state.raw<Problem | null>(null)

  show(error: unknown) {
    this.last =
      error instanceof Refusal
        ? { rule: error.rule, text: error.message.replace(/ \[[A-Z]-[^\]]+\]$/, '') }
        : { rule: '', text: t('web-no-connection') }
  }

  clear() {
    this.last = null
  }

  /** Whether the attempt succeeded; if not, shows the reason. */
  async attempt(trying: Promise<unknown>): Promise<boolean> {
    try {
      await trying
      this.clear()
      return true
    } catch (error) {
      this.show(error)
      return false
    }
  }
}

export const problems = new Problems()
