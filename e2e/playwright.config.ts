import { defineConfig, devices } from '@playwright/test'
// @ts-expect-error a bootstrap script in plain JavaScript, shared with npm test
import { findChromium } from '../scripts/chromium.mjs'

/** CHROMIUM comes from scripts/test.mjs; empty means the browser that Playwright installed itself. */
const executablePath = ((process.env['CHROMIUM'] ?? findChromium()) as string | null) || undefined

/** What has a product that is not everybody's. One starts five seconds, on both cores: its tests take it in turn. */
const OWN = {
  admin: /(admin|admin-setup|local-model|own-model)\.spec\.ts$/,
  identity: /(identity-calls|openid)\.spec\.ts$/,
}

const phone = {
  ...devices['Pixel 7'],
  viewport: { width: 390, height: 844 },
  screen: { width: 390, height: 844 },
  deviceScaleFactor: 1,
}

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: 'test-results',
  globalSetup: './begun.ts',
  // Files with a product of their own keep to one worker (`mode: 'default'`).
  fullyParallel: true,
  // A test waits as much as it works: with two of them two cores stood idle a fifth of the time.
  workers: 3,
  // One that passes when it is tried again is told at the end of npm test: it is to be mended, and stops nobody.
  retries: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['dot'], ...(process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ? [['json'] as ['json']] : [])],
  use: {
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // Recording every step costs a tenth of the time; npx playwright test --trace on has it where it is wanted.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath,
      args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--disable-background-networking'],
    },
  },
  projects: [
    // The longest come first.
    ...Object.entries(OWN).map(([name, testMatch]) => ({ name, testMatch, workers: 1, use: phone })),
    {
      name: 'desktop',
      // A browser is three seconds: for these few tests there is one.
      workers: 1,
      // What does not depend on the width of the screen is shown once, on the phone.
      grepInvert: /@once/,
      testIgnore: Object.values(OWN),
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 },
    },
    { name: 'phone', grepInvert: /@wide/, testIgnore: Object.values(OWN), use: phone },
  ],
})
