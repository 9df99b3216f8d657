import { defineConfig } from '@playwright/test'
import { chromiumArguments, chromiumPath } from './tests/support/chromium.ts'

/** The flows: the whole product, started as a user starts it, in a real browser. */
export default defineConfig({
  testDir: 'tests/flows',
  testMatch: '**/*.spec.ts',
  // People who speak are mostly waited for.
  workers: 3,
  timeout: 60_000,
  // A test that passes only the second time is reported as flaky, which is a fault to mend, but does not fail the run.
  retries: 1,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list', { printSteps: false }]],
  use: {
    // A request that passes a worker is not seen by the tests that answer it; those of the worker itself allow it.
    serviceWorkers: 'block',
    launchOptions: { executablePath: chromiumPath, args: chromiumArguments },
    // Motion is for people: here it would only be waited for.
    contextOptions: { reducedMotion: 'reduce' },
  },
})
