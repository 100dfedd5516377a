import { mount } from 'svelte'
import './art/palette.css'
import './app.css'
import App from './App.svelte'
import { language } from './lib/here'
import { words } from './lib/words.svelte'

await words.speak(language)
mount(App, { target: document.getElementById('app')! })
if (import.meta.env.PROD) void navigator.serviceWorker?.register('/sw.js').catch(() => undefined)
