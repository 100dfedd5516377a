import { words } from '../../lib/words.svelte'

await words.need('dive') // names of companions
await words.need('diveboard')

export { account } from './account'
export { believed, factsOf } from './believed'
export { default as Board } from './Board.svelte'
export { rivalIn, verdict } from './chief'
export { say } from './say'
export { sounds } from './sounds'
export { sayAction } from './weighed'
export { viewOf } from './table'
export { default as Weighed } from './Weighed.svelte'
