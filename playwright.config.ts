import { defineConfig } from '@playwright/test'
import { chromiumArguments, chromiumPath } from './tests/support/chromium.ts'

/** What listens to real sound, which is lost when the machine is busy: nothing else runs beside it in `npm test`. */
const listening = [
  '**/respondent/{asked-text,embedded,hands-free,hands-free-answers,interrupts,on-device,reads-aloud,spoken,third-party,voice-failures}.spec.ts',
  '**/forms/try-it-spoken.spec.ts',
  '**/responses/spoken.spec.ts',
  '**/models/voice/*.spec.ts',
]

/** The flows: the whole product, started as a user starts it, in a real browser. */
export default defineConfig({
  testDir: 'tests/flows',
  testMatch: '**/*.spec.ts',
  workers: 4,
  // What fails takes so long at most; what passes takes as long as the machine needs.
  timeout: 120_000,
  // A test that passes only the second time is reported as flaky, which is a fault to mend, but does not fail the run.
  retries: 1,
  projects: [
    // People who speak are mostly waited for.
    { name: 'listening', testMatch: listening, workers: 4 },
    { name: 'flows', testIgnore: listening },
  ],
  // What is there is seen at once; a busy machine takes its time.
  expect: { timeout: 30_000 },
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
