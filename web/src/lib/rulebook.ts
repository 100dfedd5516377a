/** The rulebooks: one for each game, and the house rules of the table. They come when they are read. */

import { faces } from '../boards/face'
import type { Language } from './words.svelte'

/** A heading, a rule that has a number, or what stands between them. */
export interface Entry {
  kind: 'heading' | 'rule' | 'text'
  /** `D-2.33`, `D-Q16` or a chapter's; the same in all languages. Nothing for mere text. */
  id: string
  /** Of a heading: 2 to 4. */
  level: number
  html: string
}

export interface Book {
  title: string
  entries: Entry[]
}

/** The first letter of a rule's number says which book it stands in. */
const letters = Object.entries(faces).map(([game, { letter }]) => [letter, game])
export const BOOKS: { [letter: string]: string } = { ...Object.fromEntries(letters.sort()), T: 'table' }

const files = import.meta.glob<Book>('../../../docs/rules/**/*.md', { query: '?book', import: 'default' })

export function bookOf(rule: string): string {
  return BOOKS[rule.charAt(0)] ?? ''
}

export function addressOf(rule: string): string {
  return `/rules/${bookOf(rule)}#${rule}`
}

/** A book in this language; nothing if no book has that name. */
export async function bookIn(language: Language, name: string): Promise<Book | undefined> {
  const folder = language === 'en' ? '' : `${language}/`
  return files[`../../../docs/rules/${folder}${name}.md`]?.()
}

/** As one looks for it: without capitals, accents and tags. */
export function plain(html: string): string {
  const text = html.replace(/<[^>]*>/g, ' ').replace(/&lt;/g, '<').replace(/&gt;/g, '>').replace(/&amp;/g, '&')
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

const number = (text: string) => text.toLowerCase().replaceAll('-', '')

/** Rules by the beginning of their number, with or without the letter, or by all of the words. */
export function isFound(entry: Entry, wanted: string): boolean {
  const asked = number(wanted.trim())
  const id = number(entry.id)
  if (entry.kind === 'rule' && asked && (id.startsWith(asked) || id.slice(1).startsWith(asked))) return true
  const text = plain(entry.html)
  return plain(wanted).split(/\s+/).filter(Boolean).every((word) => text.includes(word))
}

/** What was found, under the headings it stands under. */
export function found(entries: Entry[], wanted: string): Entry[] {
  if (!wanted.trim()) return entries
  const kept: Entry[] = []
  let above: Entry[] = []
  for (const entry of entries) {
    if (entry.kind === 'heading') above = [...above.filter(({ level }) => level < entry.level), entry]
    else if (isFound(entry, wanted)) {
      kept.push(...above.filter((heading) => !kept.includes(heading)), entry)
    }
  }
  return kept
}
