import babel from '@rolldown/plugin-babel'
import react, { reactCompilerPreset } from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { chromiumArguments, chromiumPath } from './tests/chromium.ts'
import { soundCommands } from './tests/speech/sound-commands.ts'

export default defineConfig(({ mode }) => ({
  plugins: [react(), babel({ presets: [reactCompilerPreset()] })],
  appType: 'custom',
  build: {
    target: 'baseline-widely-available',
    // Two builds, or both pages would share chunks and the respondent's first field would wait for one more request.
    rolldownOptions: { input: mode === 'fill' ? 'fill.html' : 'index.html' },
    emptyOutDir: mode !== 'fill',
    reportCompressedSize: false,
  },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['tests/{rules,machines,server,speech-node,house}/**/*.test.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['tests/pages/**/*.test.tsx', 'tests/speech/**/*.test.ts'],
          expect: { poll: { timeout: 5000 } },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            commands: soundCommands,
            instances: [{ browser: 'chromium' }],
            provider: playwright({ launchOptions: { executablePath: chromiumPath, args: chromiumArguments } }),
          },
        },
      },
    ],
  },
}))
