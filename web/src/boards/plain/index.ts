export { account } from './account'
export { default as Board } from './Board.svelte'
export { say, sayAction, viewOf } from './say'
