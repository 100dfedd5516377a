import { words } from '../../lib/words.svelte'

await words.need('diversboard')

export { account } from './account'
export { believed, factsOf } from './believed'
export { default as Board } from './Board.svelte'
export { say } from './say'
export { sounds } from './sounds'
export { sayAction } from './weighed'
export { viewOf } from './view'
