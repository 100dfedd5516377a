import { MediaQuery } from 'svelte/reactivity'

/** There is nothing but a finger to point with, and mostly no keyboard: say less. */
export const byFinger = new MediaQuery('(hover: none) and (pointer: coarse)')
