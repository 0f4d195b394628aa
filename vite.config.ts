import { fileURLToPath } from 'node:url'
import { vitePlugin as remix } from '@remix-run/dev'
import { defineConfig } from 'vite'
import remixOptions from './remix.config.js'

// The browser floor of the product: docs/decisions/005.
const BROWSERS = ['chrome109', 'safari15.6', 'firefox115']

export default defineConfig({
  plugins: [remix(remixOptions)],
  resolve: { alias: { '~': fileURLToPath(new URL('app', import.meta.url)) } },
  css: { transformer: 'lightningcss' },
  build: { target: BROWSERS, cssTarget: BROWSERS, cssMinify: 'lightningcss', assetsInlineLimit: 0 },
  server: { host: '127.0.0.1' },
})
