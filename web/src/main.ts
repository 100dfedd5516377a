import { mount } from 'svelte'
import './art/palette.css'
import './app.css'
import App from './App.svelte'
import { allGames, language } from './lib/here'
import { words } from './lib/words.svelte'

allGames().catch(() => undefined) // asked while the words are on their way; Home tells if it fails
await words.speak(language)
mount(App, { target: document.getElementById('app')! })
if (import.meta.env.PROD) void navigator.serviceWorker?.register('/sw.js').catch(() => undefined)
