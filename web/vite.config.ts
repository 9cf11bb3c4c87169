/// <reference types="vitest/config" />
import { fileURLToPath } from 'node:url';

import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

import { fonts } from './plugins/fonts.ts';
import { texts } from './plugins/texts.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), texts(here('../src/chapiteau')), fonts(here('node_modules'))],
  // Under vitest, components are mounted in a page, so Svelte's browser build is wanted.
  resolve: {
    alias: { $texts: here('../src/chapiteau') },
    ...(mode === 'test' ? { conditions: ['browser'] } : {}),
  },
  build: {
    outDir: here('../src/chapiteau/server/static'),
    emptyOutDir: true,
    // Every font stays a file of its own: the content security policy allows no data: fonts.
    assetsInlineLimit: 0,
    target: 'es2022',
    // As old as `light-dark()`.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // One sheet for the page: what a table needs of the others' is little, and one request less is more.
    cssCodeSplit: false,
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: { codeSplitting: { groups: [{ name: 'page', tags: ['$initial'] }] } },
    },
  },
  server: {
    port: 5173,
    strictPort: true,
    fs: { allow: [here('.'), here('../src/chapiteau')] },
    proxy: { '/api': { target: 'http://127.0.0.1:8765', ws: true } },
  },
  test: {
    environment: 'happy-dom',
    // One document for all files of a worker: to make one for each takes two thirds of the time.
    isolate: false,
    include: ['src/**/*.test.ts', 'plugins/**/*.test.ts'],
  },
}));
