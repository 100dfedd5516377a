import { words } from '../../lib/words.svelte'

await words.need('pieces') // names of animals, cards and colours
await words.need('scubaboard')

export { account } from './account'
export { believed, factsOf } from './believed'
export { default as Board } from './Board.svelte'
export { say } from './say'
export { sounds } from './sounds'
export { sayAction } from './weighed'
export { viewOf } from './table'
