import { words } from '../../lib/words.svelte'

await words.need('pieces') // names of animals, cards and colours
await words.need('scubaboard')

export { default as Board } from './Board.svelte'
export { say } from './say'
export { sayAction } from './weighed'
export { viewOf } from './table'
