import babel from '@rolldown/plugin-babel'
import react, { reactCompilerPreset } from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { chromiumArguments, chromiumPath } from './tests/chromium.ts'
import { soundCommands } from './tests/speech/sound-commands.ts'

/** All that the first field needs in one chunk, though later parts use some of it too. */
const oneFirstLoad = { codeSplitting: { groups: [{ name: 'fill', tags: ['$initial' as const] }] } }

export default defineConfig(({ mode }) => ({
  // The compiler's memory costs the respondent's page 4 kB, and one question is soon rendered.
  plugins: [react(), mode !== 'fill' && babel({ presets: [reactCompilerPreset()] })],
  appType: 'custom',
  build: {
    target: 'baseline-widely-available',
    // Two builds, or both pages would share chunks and the respondent's first field would wait for one more request.
    rolldownOptions: {
      ...(mode === 'fill' ? { input: 'fill.html', output: oneFirstLoad } : { input: 'index.html' }),
      checks: { pluginTimings: false },
    },
    modulePreload: { polyfill: mode !== 'fill' },
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
        // What is found only while tests run makes the page load anew, and the first run on a fresh machine fail.
        optimizeDeps: {
          include: [
            'xstate',
            'xstate/graph',
            'react-dom/client',
            'vitest-browser-react',
            're2js',
            'libphonenumber-js/min',
            'axe-core',
            '@tanstack/react-query',
            '@ark-ui/react/toast',
            '@ark-ui/react/portal',
          ],
        },
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
