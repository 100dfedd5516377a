import { words } from '../../lib/words.svelte'

await words.need('diversboard')

export { default as Board } from './Board.svelte'
export { say } from './say'
export { sayAction } from './weighed'
export { viewOf } from './view'
