import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { BANK_TESTS, QUIET_ENVIRONMENT, ROUTE_TESTS, STORE_TESTS, UNIT_TESTS } from './tests/support/test-files'

const SHARED = { env: QUIET_ENVIRONMENT, testTimeout: 30_000, hookTimeout: 60_000 }

export default defineConfig({
  resolve: { alias: { '~': fileURLToPath(new URL('app', import.meta.url)) } },
  test: {
    projects: [
      {
        extends: true,
        test: {
          ...SHARED,
          name: 'unit',
          include: UNIT_TESTS,
          exclude: [...STORE_TESTS, ...ROUTE_TESTS, ...BANK_TESTS, '**/node_modules/**'],
          setupFiles: ['tests/support/quiet-console.ts'],
        },
      },
      {
        extends: true,
        test: { ...SHARED, name: 'bank', include: BANK_TESTS, setupFiles: ['tests/support/quiet-console.ts'], isolate: false },
      },
      onDatabase('models', STORE_TESTS),
      onDatabase('routes', ROUTE_TESTS),
    ],
  },
})

/** Each has an embedded database of its own, so the two can run at once. */
function onDatabase(name: string, include: string[]) {
  return {
    extends: true as const,
    test: {
      ...SHARED,
      name,
      include,
      globalSetup: ['tests/support/services/embedded-services.ts'],
      setupFiles: ['tests/support/services/database-environment.ts', 'tests/support/quiet-console.ts'],
      // The embedded database answers one query at a time; one worker also shares one client and one queue.
      isolate: false,
      maxWorkers: 1,
      sequence: { groupOrder: 1 },
    },
  }
}
