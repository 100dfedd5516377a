import { expect, test } from 'vitest'
import { BOOKS, found, isFound, type Entry } from '../src/lib/rulebook'
import { LANGUAGES } from '../src/lib/words.svelte'
import { WHY } from '../src/protocol'
import { read } from './rulebook'

const files = import.meta.glob<string>('../../docs/rules/**/*', { query: '?raw', import: 'default', eager: true })
const path = (name: string, language: string) => `../../docs/rules/${language === 'en' ? '' : `${language}/`}${name}.md`
const text = (name: string, language = 'en') => files[path(name, language)] ?? `# no ${name} in ${language}`
const ids = (entries: Entry[]) => entries.map(({ kind, id, level }) => `${kind} ${id} ${level}`)
const one = (name: string, id: string) => read(name, text(name)).entries.find((entry) => entry.id === id)

test.each(Object.entries(BOOKS))('nothing numbered of %s is outside what is shown', (letter, name) => {
  const written = text(name).match(new RegExp(`\\*\\*${letter}-\\d+\\.\\d+(?!\\d)`, 'g')) ?? []
  const decided = text(name).match(/^\| [QA]-\d+ (?=\|)/gm) ?? []
  const shown = new Set(read(name, text(name)).entries.map(({ id }) => id))

  expect(written.length).toBeGreaterThan(5)
  expect(written.filter((number) => !shown.has(number.slice(2)))).toEqual([])
  expect(decided.filter((row) => !shown.has(`${letter}-${row.slice(2).replace('-', '').trim()}`))).toEqual([])
})

const translations = Object.keys(LANGUAGES)
  .filter((language) => language !== 'en')
  .flatMap((language) => Object.values(BOOKS).map((name) => [language, name] as const))

test.each(translations)('the rules in %s: %s has the same numbers in the same order', (language, name) => {
  expect(ids(read(name, text(name, language)).entries)).toEqual(ids(read(name, text(name)).entries))
})

test.each(translations)('the rules in %s: %s has the same tables, lists, names and links', (language, name) => {
  const [there, here] = [read(name, text(name, language)), read(name, text(name))]
  const shape = (entry: Entry) => [
    entry.id,
    entry.html.match(/<(?:dt|td|th|li|pre)\b/g)?.length ?? 0,
    [...(entry.html.match(/<code>[^<]*<\/code>/g) ?? [])].filter((code) => !code.includes('\n')).sort(),
    [...new Set(entry.html.match(/#[^"]+/g) ?? [])].sort(),
  ]
  const written = (entries: Entry[]) => entries.filter(({ kind, html }) => kind === 'rule' && !html.includes('<pre'))

  expect(written(there.entries).map(shape)).toEqual(written(here.entries).map(shape))
})

test('every book is there in every language, and nothing else', () => {
  const all = Object.keys(LANGUAGES).flatMap((language) => Object.values(BOOKS).map((name) => path(name, language)))

  expect(Object.keys(files).sort()).toEqual(all.sort())
})

test.each(Object.entries(BOOKS))('no mark of Markdown is left over in %s', (_, name) => {
  const { entries, title } = read(name, text(name))
  const left = entries.filter(({ html }) => /\*\*|^\||`|<p>[#-]/.test(html.replace(/<code>.*?<\/code>/gs, '')))

  expect(title).not.toContain('#')
  expect(left).toEqual([])
})

test.each(Object.entries(BOOKS))('headings of %s go down one level at a time', (_, name) => {
  let above = 1
  for (const { kind, level } of read(name, text(name)).entries) {
    if (kind !== 'heading') continue
    expect(level).toBeGreaterThanOrEqual(2)
    expect(level).toBeLessThanOrEqual(above + 1)
    above = level
  }
})

test('every reason in a log can be read', () => {
  const known = new Set(Object.values(BOOKS).flatMap((name) => read(name, text(name)).entries.map(({ id }) => id)))
  const cited = Object.values(WHY).flatMap((rules) => Object.values(rules).flatMap((numbers) => numbers.split(' ')))

  expect(cited.length).toBeGreaterThan(100)
  expect(cited.filter((number) => !known.has(number))).toEqual([])
})

test('numbers are links, but not to themselves and not to what is not there', () => {
  expect(one('dive', 'D-2.14')?.html).toContain('<a href="/rules/dive#D-2.46">D-2.46</a>')
  expect(one('dive', 'D-2.1')?.html).toContain('<a href="/rules/dive#D-Q43">Q-43</a>')
  expect(one('dive', 'D-Q22')?.html).not.toContain('href')
  expect(one('divers', 'V-4.3')?.html).toContain('<a href="/rules/divers#V-A04">A-04</a>')
})

test('what belongs to a rule stays with it', () => {
  expect(one('dive', 'D-5.81')?.html).toContain('<ul><li><code>hold</code>')
  expect(one('divers', 'V-9.6')?.html).toContain('<ol><li>')
  expect(one('divers', 'V-15.4')?.html).toContain('draw')
  expect(one('divers', 'V-15.3')?.html).not.toContain('draw')
  expect(one('divers', 'V-8.4')?.html).toMatch(/^\(T\) <b>turtle<\/b><dl>/)
  expect(one('divers', 'V-16')).toBeUndefined()
})

test('rules are found by number and by words', () => {
  const entries = read('dive', text('dive')).entries
  const rules = (wanted: string) => found(entries, wanted).flatMap(({ kind, id }) => (kind === 'rule' ? [id] : []))

  expect(rules('5.93')).toEqual(['D-5.93'])
  expect(rules('2.33')).toEqual(['D-2.33', 'D-5.93']) // which names it
  expect(rules('d-q16')).toEqual(['D-Q16'])
  expect(rules('q-16')).toContain('D-Q16')
  expect(rules('TIE highest')).toContain('D-2.33')
  expect(rules('xyzzy')).toEqual([])
  expect(found(entries, '2.34').map(({ kind }) => kind)).toEqual(['heading', 'heading', 'rule'])
  expect(found(entries, ' ')).toBe(entries)
  expect(isFound({ kind: 'rule', id: 'D-1.1', level: 0, html: 'größer als <b>été</b>' }, 'grosser ete')).toBe(false)
  expect(isFound({ kind: 'rule', id: 'D-1.1', level: 0, html: 'Höher als <b>été</b>' }, 'hoher ete')).toBe(true)
})
