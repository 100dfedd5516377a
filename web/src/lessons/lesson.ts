/** Lessons: positions on the real engine, with something to read and something to do. No rules here. */

import type { Action, Json } from '../lib/messages'

export interface Step {
  /** The text: `GAMElesson-SAY`. */
  say: string
  rule: string
  /** What the learner should do, as a pattern; a step without one is only read. */
  do?: Json
  for_example?: Action
  /** What the others do after that. */
  then?: { seat: number; action: Action }[]
}

export interface Chapter {
  position: { [name: string]: Json }
  steps: Step[]
}

export interface Lesson {
  game: string
  chapters: Chapter[]
  /** Kinds of action that are allowed at any time. */
  freely: string[]
}

const lessons = import.meta.glob<Lesson>('./*.json', { import: 'default' })

export function hasLesson(game: string): boolean {
  return `./${game}.json` in lessons
}

export function lessonOf(game: string): Promise<Lesson> | undefined {
  return lessons[`./${game}.json`]?.()
}

/**
 * Whether something is as a pattern says: an object has at least these parts, an array as many
 * (any more after '...'), and a text between slashes is a regular expression.
 */
export function fits(pattern: Json, found: Json | undefined): boolean {
  if (Array.isArray(pattern)) {
    if (!Array.isArray(found)) return false
    const open = pattern.at(-1) === '...'
    const wanted = open ? pattern.slice(0, -1) : pattern
    return (open || found.length === wanted.length) && wanted.every((one, at) => fits(one, found[at]))
  }
  if (pattern !== null && typeof pattern === 'object') {
    if (found === null || typeof found !== 'object' || Array.isArray(found)) return false
    return Object.entries(pattern).every(([name, one]) => fits(one, found[name]))
  }
  if (typeof pattern === 'string' && pattern.startsWith('/') && pattern.endsWith('/')) {
    return typeof found === 'string' && new RegExp(pattern.slice(1, -1)).test(found)
  }
  return pattern === found
}
