export { default as Board } from './Board.svelte'
export { say } from './say'
