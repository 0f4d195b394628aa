/** The faults that `npm test` inflicts on the built product: `npx vitest run --config vitest.faults.config.ts`, after `npm run build`. */
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { alias: { '~': fileURLToPath(new URL('app', import.meta.url)) } },
  test: {
    name: 'faults',
    include: ['tests/faults/**/*.test.ts'],
    // Each file starts a product of its own; two at once would only wait for each other.
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 180_000,
  },
})
