import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { rulebooks } from './build/rulebook.ts'

export default defineConfig({
  plugins: [svelte(), rulebooks()],
  server: { fs: { allow: ['..'] } },
  build: {
    outDir: '../src/divetable/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // the server's content policy allows no inline styles or scripts
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { pluginTimings: false }, // a busy machine is no news
      // what the first screen needs comes in one piece, not in a dozen that wait for each other
      output: { codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] } },
    },
  },
  test: { include: ['{src,build}/**/*.test.ts'] },
})
