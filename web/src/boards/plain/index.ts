export { default as Board } from './Board.svelte'
export { say, sayAction } from './say'
