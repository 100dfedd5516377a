/**
 * Rulebooks (docs/rules) as the client shows them, made when it is built.
 *
 * It reads as much Markdown as they use: headings, paragraphs, lists, tables, code, bold and italics.
 * Only what concerns players is kept, and every number that a rule of the book has becomes a link.
 */

import type { Book, Entry } from '../src/lib/rulebook.ts'

/**
 * What of a book is shown: its numbered sections, without some chapters that are for whoever builds
 * the game. It stands in the book: `<!-- shown to players: 1.1 2 3 but V-16 -->`; without it all is.
 */
const SHOWN = /^<!-- shown to players: ([\d. ]+?)(?: but ([A-Z\d -]+?))? -->$/m

type Block =
  | { kind: 'heading'; level: number; text: string }
  | { kind: 'paragraph' | 'code'; text: string }
  | { kind: 'list'; ordered: boolean; items: string[] }
  | { kind: 'table'; head: string[]; rows: string[][] }

const ITEM = /^(?:[-*]|(\d+)\.) +/
const RULE = /^\*\*([A-Z]-\d+\.\d+)\b\s*([^*]*)\*\*\s*/
const CHAPTER = /^([A-Z]-\d+) +/
const SECTION = /^(\d+(?:\.\d+)?)\.? /

function cells(row: string): string[] {
  const inside = row.trim().replace(/^\|/, '').replace(/\|$/, '')
  return inside.split(/(?<!\\)\|/).map((cell) => cell.trim())
}

function blocksOf(text: string): Block[] {
  const blocks: Block[] = []
  const lines = text.split('\n')
  let at = 0
  /** Lines from here for as long as they go on like that. */
  const while_ = (goes: (line: string) => boolean) => {
    const first = at
    do at += 1
    while (at < lines.length && goes(lines[at] ?? ''))
    return lines.slice(first, at)
  }
  while (at < lines.length) {
    const line = lines[at] ?? ''
    const heading = /^(#+) +(.*)$/.exec(line)
    if (!line.trim() || /^-{3,}\s*$/.test(line)) at += 1
    else if (heading) {
      blocks.push({ kind: 'heading', level: heading[1]?.length ?? 1, text: heading[2] ?? '' })
      at += 1
    } else if (line.startsWith('```')) {
      const code = while_((next) => !next.startsWith('```'))
      at += 1
      blocks.push({ kind: 'code', text: code.slice(1).join('\n') })
    } else if (line.startsWith('|')) {
      const [head = '', , ...rows] = while_((next) => next.startsWith('|'))
      blocks.push({ kind: 'table', head: cells(head), rows: rows.map(cells) })
    } else if (ITEM.test(line)) {
      const ordered = /^\d/.test(line)
      const items: string[] = []
      for (const next of while_((next) => ITEM.test(next) || /^\s+\S/.test(next))) {
        if (ITEM.test(next)) items.push(next.replace(ITEM, ''))
        else items.push(`${items.pop()}\n${next}`)
      }
      blocks.push({ kind: 'list', ordered, items })
    } else {
      const plain = (next: string) => !!next.trim() && !ITEM.test(next) && !/^[#|`]/.test(next)
      blocks.push({ kind: 'paragraph', text: while_(plain).join(' ') })
    }
  }
  return blocks
}

/** Title and shown blocks; the headings of shown sections have level 2, those below go on from there. */
function shown(name: string, text: string): { title: string; blocks: Block[] } {
  const [title, ...rest] = blocksOf(text.replace(SHOWN, ''))
  const [, numbers, exceptions = ''] = SHOWN.exec(text) ?? []
  const sections = numbers?.split(' ')
  const leftOut = exceptions.split(' ').filter(Boolean)
  const blocks: Block[] = []
  let keeps = sections === undefined
  let top = 2
  let left = Infinity // the level of a chapter that is left out
  for (const block of rest) {
    if (block.kind === 'heading') {
      const section = SECTION.exec(block.text)?.[1]
      if (section !== undefined && sections) {
        const within = sections.includes(section.split('.')[0] ?? '') && section.includes('.')
        keeps = sections.includes(section) || within
        if (sections.includes(section)) top = block.level
      }
      if (block.level <= left) left = leftOut.some((id) => block.text.startsWith(`${id} `)) ? block.level : Infinity
    }
    if (!keeps || left < Infinity) continue
    blocks.push(block.kind === 'heading' ? { ...block, level: block.level - top + 2 } : block)
  }
  return { title: title?.kind === 'heading' ? (title.text.split(' — ')[0] ?? '') : name, blocks }
}

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')

function inline(text: string): string {
  return escaped(text)
    .split(/(`[^`]*`)/)
    .map((part) =>
      part.startsWith('`')
        ? `<code>${part.slice(1, -1)}</code>`
        : part
            .replace(/\*\*(.+?)\*\*/g, '<b>$1</b>')
            .replace(/(?<![\\*\w])\*([^*\s](?:[^*]*[^*\s])?)\*(?!\w)/g, '<i>$1</i>')
            .replace(/\\([*|])/g, '$1'),
    )
    .join('')
}

/** The text of an item; what is indented below it is a list of its own. */
function itemHtml(text: string): string {
  const [first = '', ...more] = text.split('\n')
  const own = [first]
  const nested: string[] = []
  for (const line of more.map((line) => line.trim())) {
    if (ITEM.test(line)) nested.push(line.replace(ITEM, ''))
    else if (nested.length > 0) nested.push(`${nested.pop()} ${line}`)
    else own.push(line)
  }
  const list = nested.map((item) => `<li>${inline(item)}</li>`).join('')
  return inline(own.join(' ')) + (list && `<ul>${list}</ul>`)
}

function tableHtml({ head, rows }: Extract<Block, { kind: 'table' }>): string {
  const header = head.map((cell) => `<th scope="col">${inline(cell)}</th>`).join('')
  const body = rows.map((row) => `<tr>${row.map((cell) => `<td>${inline(cell)}</td>`).join('')}</tr>`).join('')
  return `<div class="wide" tabindex="0" role="group"><table><thead><tr>${header}</tr></thead><tbody>${body}</tbody></table></div>`
}

/** A row with a number: what it is about, then the other cells with their labels. */
function caseHtml(head: string[], row: string[], mark: string): string {
  const [, about = '', ...others] = row
  const told = others.flatMap((cell, at) =>
    cell && cell !== '–' ? [`<div><dt>${inline(head[at + 2] ?? '')}</dt><dd>${inline(cell)}</dd></div>`] : [],
  )
  return `${mark && `${inline(mark)} `}<b>${inline(about)}</b><dl>${told.join('')}</dl>`
}

/** The number in the first cell of a row, and what stands behind it there. */
function numberOf(cell: string, letter: string): { id: string; mark: string } | null {
  const decision = /^([QA])-(\d+)$/.exec(cell)
  if (decision) return { id: `${letter}-${decision[1]}${decision[2]}`, mark: '' }
  const rule = /^\*\*([A-Z]-\d+\.\d+)\*\*\s*(.*)$/.exec(cell)
  return rule ? { id: rule[1] ?? '', mark: rule[2] ?? '' } : null
}

/** Rules in a text that begins with one; some hold two. */
function rulesIn(text: string): Entry[] {
  return text.split(/(?<=\S) (?=\*\*[A-Z]-\d+\.\d+\b[^*]*\*\* )/).map((part) => {
    const [start = '', id = '', name = ''] = RULE.exec(part) ?? []
    const html = (name && `<b>${inline(name)}</b> `) + itemHtml(part.slice(start.length))
    return { kind: 'rule', id, level: 0, html }
  })
}

function entriesOf(blocks: Block[], letter: string): Entry[] {
  const entries: Entry[] = []
  let chapters = 0
  let goesOn: Entry | undefined // a rule that began as a paragraph: what follows is part of it
  const add = (html: string) => {
    if (goesOn) goesOn.html += html
    else entries.push({ kind: 'text', id: '', level: 0, html })
  }
  for (const block of blocks) {
    switch (block.kind) {
      case 'heading': {
        chapters += 1
        goesOn = undefined
        const id = CHAPTER.exec(block.text)?.[1] ?? `chapter-${chapters}`
        entries.push({ kind: 'heading', id, level: block.level, html: inline(block.text) })
        break
      }
      case 'paragraph':
        if (RULE.test(block.text)) {
          entries.push(...rulesIn(block.text))
          goesOn = entries.at(-1)
        } else add(`<p>${inline(block.text)}</p>`)
        break
      case 'code':
        add(`<pre tabindex="0"><code>${escaped(block.text)}</code></pre>`)
        break
      case 'list':
        if (block.items.some((item) => RULE.test(item))) {
          goesOn = undefined
          for (const item of block.items) {
            if (RULE.test(item)) entries.push(...rulesIn(item))
            else add(`<ul><li>${itemHtml(item)}</li></ul>`)
          }
        } else {
          const tag = block.ordered ? 'ol' : 'ul'
          add(`<${tag}>${block.items.map((item) => `<li>${itemHtml(item)}</li>`).join('')}</${tag}>`)
        }
        break
      case 'table': {
        const numbers = block.rows.map(([first = '']) => numberOf(first, letter))
        if (numbers.some(Boolean)) {
          goesOn = undefined
          block.rows.forEach((row, at) => {
            const { id, mark } = numbers[at] ?? { id: '', mark: '' }
            entries.push({ kind: 'rule', id, level: 0, html: caseHtml(block.head, row, mark) })
          })
        } else add(tableHtml(block))
        break
      }
    }
  }
  return entries
}

/** Numbers of the same book become links; `Q-16` means `D-Q16` in the book of D. */
function linked(entry: Entry, ids: Set<string>, letter: string, name: string): Entry {
  const number = new RegExp(`(?<![\\w-])(?:${letter}-(\\d+(?:\\.\\d+)?|[QA]\\d+)|([QA])-(\\d+))(?![\\w]|\\.\\d)`, 'g')
  const html = entry.html.replace(number, (text, own: string | undefined, mark: string, count: string) => {
    const id = own === undefined ? `${letter}-${mark}${count}` : `${letter}-${own}`
    return ids.has(id) && id !== entry.id ? `<a href="/rules/${name}#${id}">${text}</a>` : text
  })
  return { ...entry, html: entry.kind === 'heading' ? entry.html : html }
}

export function read(name: string, text: string): Book {
  const [, letter = ''] = /\*\*([A-Z])-\d+\.\d+/.exec(text) ?? []
  const { title, blocks } = shown(name, text)
  const entries = entriesOf(blocks, letter)
  const ids = new Set(entries.map(({ id }) => id))
  return { title, entries: entries.map((entry) => linked(entry, ids, letter, name)) }
}

/** For Vite: `import book from '…/dive.md?book'`. */
export function rulebooks() {
  return {
    name: 'rulebooks',
    transform(text: string, id: string) {
      const [, name] = /([\w-]+)\.md\?book$/.exec(id) ?? []
      return name ? `export default JSON.parse(${JSON.stringify(JSON.stringify(read(name, text)))})` : null
    },
  }
}
