/** Playing in one room: a device that goes round, or a screen for all with phones around it. */

import { words } from '../lib/words.svelte'

await words.need('couch')

export { default as OneMore } from './OneMore.svelte'
export { default as Places } from './Places.svelte'
export { default as Round } from './Round.svelte'
export { default as SharedScreen } from './SharedScreen.svelte'
export { default as ScreenLink } from './ScreenLink.svelte'
