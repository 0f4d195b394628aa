import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { POSTGRES_WORKERS, QUIET_ENVIRONMENT, ROUTE_TESTS, SCALE_TESTS, STORE_TESTS } from './tests/support/test-files'

export default defineConfig({
  resolve: { alias: { '~': fileURLToPath(new URL('app', import.meta.url)) } },
  test: {
    name: 'postgres',
    env: QUIET_ENVIRONMENT,
    include: [...STORE_TESTS, ...SCALE_TESTS, ...ROUTE_TESTS],
    globalSetup: ['tests/support/services/postgres-services.ts'],
    setupFiles: ['tests/support/services/database-environment.ts', 'tests/support/quiet-console.ts'],
    isolate: false,
    maxWorkers: POSTGRES_WORKERS,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
