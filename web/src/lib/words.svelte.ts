/** Sentences in five languages, from the catalogue that the server uses too. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'

export const LANGUAGES = { en: 'English', nl: 'Nederlands', de: 'Deutsch', fr: 'Français', sv: 'Svenska' }
export type Language = keyof typeof LANGUAGES
/** A file of the catalogue; those of a game begin with its name: GAMEface, GAMEboard, GAMEoptions, … */
export type Part = string

const files = import.meta.glob<string>(
  ['../../../src/divetable/locales/*/*.ftl', '!**/{common,sonar,table,terminal}.ftl'], // those are the server's
  { query: '?raw', import: 'default' },
)

/** The first wish that we speak; English if there is none. */
export function chosen(wishes: readonly string[]): Language {
  const codes = wishes.map((wish) => wish.toLowerCase().split(/[-_]/)[0] ?? '')
  return (codes.find((code) => code in LANGUAGES) as Language | undefined) ?? 'en'
}

const fileOf = (language: Language, part: Part) => files[`../../../src/divetable/locales/${language}/${part}.ftl`]

/** A part that nobody has translated yet is said in English. */
async function text(language: Language, part: Part): Promise<string> {
  return (await (fileOf(language, part) ?? fileOf('en', part))?.()) ?? ''
}

/** What games show of themselves everywhere. */
const FACES = Object.keys(files).flatMap((path) => /\/en\/(\w+face)\.ftl$/.exec(path)?.[1] ?? [])

class Words {
  language = $state<Language>('en')
  #bundle = $state.raw(new FluentBundle('en'))
  #parts = new Set<Part>(['web', ...FACES])
  #lists = $derived(new Intl.ListFormat(this.language)) // making one takes longer than what it says

  /** Speak this language from now on. */
  async speak(language: Language) {
    const bundle = new FluentBundle(language, { useIsolating: false })
    let texts: string[] = []
    while (texts.length < this.#parts.size) {
      texts = await Promise.all([...this.#parts].map((part) => text(language, part))) // meanwhile more may be needed
    }
    for (const one of texts) bundle.addResource(new FluentResource(one))
    this.#bundle = bundle
    this.language = language
    document.documentElement.lang = language
  }

  /** Have the words of a game at hand, too. */
  async need(part: Part) {
    if (this.#parts.has(part)) return
    this.#parts.add(part)
    await this.speak(this.language)
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id)
  }

  say(id: string, facts?: Record<string, FluentVariable>): string {
    const message = this.#bundle.getMessage(id)
    return message?.value ? this.#bundle.formatPattern(message.value, facts) : id
  }

  listed(parts: string[]): string {
    return this.#lists.format(parts)
  }

  /** The longer explanation beside a label. */
  help(id: string): string {
    const help = this.#bundle.getMessage(id)?.attributes.help
    return help ? this.#bundle.formatPattern(help) : ''
  }
}

export const words = new Words()

/** A bot's level; a newer server may know more of them than we have words for. */
export function levelName(level: string): string {
  const id = `web-level-${level}`
  return words.has(id) ? t(id) : level
}

/** "a, b and c". */
export function listed(parts: string[]): string {
  return words.listed(parts)
}

export function t(id: string, facts?: Record<string, FluentVariable>): string {
  return words.say(id, facts)
}
