import { words } from '../../lib/words.svelte'

await words.need('dive') // names of companions
await words.need('diveboard')

export { default as Board } from './Board.svelte'
export { rivalIn } from './chief'
export { say } from './say'
export { sayAction } from './weighed'
export { viewOf } from './table'
export { default as Weighed } from './Weighed.svelte'
