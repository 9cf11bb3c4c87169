/// <reference types="vitest/config" />
import { fileURLToPath } from 'node:url';

import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
  // Under vitest, components are mounted in a page, so Svelte's browser build is wanted.
  resolve: {
    alias: { $texts: here('../src/chapiteau') },
    ...(mode === 'test' ? { conditions: ['browser'] } : {}),
  },
  build: {
    outDir: here('../src/chapiteau/server/static'),
    emptyOutDir: true,
    // Every font and picture stays a file of its own: the content security policy allows no data: fonts.
    assetsInlineLimit: 0,
    target: 'es2022',
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  server: {
    port: 5173,
    strictPort: true,
    fs: { allow: [here('.'), here('../src/chapiteau')] },
    proxy: { '/api': { target: 'http://127.0.0.1:8765', ws: true } },
  },
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.ts'],
  },
}));
