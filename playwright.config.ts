/**
 * The journeys in the browser. What looks or behaves by itself without JavaScript runs twice, with it and without. The tag @js says that a
 * journey needs no second run: only scripts can do it, or its forms and texts are walked without a browser in tests/routes, by the real
 * forms (tests/support/walker.ts). The tag @no-js says that only their absence can.
 * `npm test -- build e2e` runs them; CHROMIUM_PATH names the browser.
 */
import { register } from 'node:module'
import { defineConfig, devices } from '@playwright/test'

register('./tests/support/e2e-json-hook.mjs', import.meta.url)

const QUIET = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-gpu',
  '--disable-quic',
]
const isRoot = process.getuid?.() === 0
const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 } }

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  globalSetup: './tests/support/e2e-product.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // Generous, because two cores may be busy with something else; a test that passes only at its second try is reported as flaky.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  retries: process.env.CI ? 1 : 0,
  reporter: 'list',
  use: {
    timezoneId: 'America/New_York',
    actionTimeout: 20_000,
    navigationTimeout: 40_000,
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: isRoot ? [...QUIET, '--no-sandbox'] : QUIET },
  },
  projects: [
    { name: 'js', use: desktop, grepInvert: /@no-js/ },
    { name: 'no-js', use: { ...desktop, javaScriptEnabled: false }, grepInvert: /@js\b/ },
  ],
})
