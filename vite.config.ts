import { availableParallelism } from 'node:os'
import babel from '@rolldown/plugin-babel'
import react, { reactCompilerPreset } from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { compileAhead } from './scripts/compile-ahead.ts'
import { fetchAhead } from './scripts/fetch-ahead.ts'
import { inlineRuntime } from './scripts/inline-runtime.ts'
import { inlineStyles } from './scripts/inline-styles.ts'
import { screenParts } from './scripts/screen-parts.ts'
import { chromiumArguments, chromiumPath } from './tests/support/chromium.ts'
import { soundCommands } from './tests/speech/support/sound-commands.ts'

/** All that the first field needs in one chunk, though later parts use some of it too; it names each chunk of these, so they are few. */
const oneFirstLoad = {
  codeSplitting: {
    groups: [
      { name: 'fill', tags: ['$initial' as const], priority: 2 },
      { name: 'answers', test: /rules\/answers\b(?!\/file-types\b)/, priority: 1 },
    ],
  },
}

/** They replace a module, or look at how one is loaded, so they need modules of their own. */
const withOwnModules = [
  'tests/rules/pattern/engine-lazy.test.ts',
  'tests/rules/answers/judge-lazy.test.ts',
  'tests/server/http/compilers.test.ts',
  'tests/server/on-both-databases/accounts.test.ts',
  'tests/server/start/daily-backup.test.ts',
  'tests/server/store/columns/{duckdb,no-engine,warming}.test.ts',
]

/** What fails takes so long at most; what passes takes as long as the machine needs. */
const patient = { testTimeout: 120_000, hookTimeout: 120_000 }

export default defineConfig(({ mode }) => ({
  // The compiler's memory costs the respondent's page 4 kB, and one question is soon rendered. While somebody develops, each file
  // would wait for it.
  plugins: [
    react(),
    ...(mode === 'fill' ? [fetchAhead(), inlineRuntime(), inlineStyles(), compileAhead()] : []),
    ...(mode === 'fill' || mode === 'development' ? [] : [screenParts(), babel({ presets: [reactCompilerPreset()] })]),
  ],
  appType: 'custom',
  // A worker may fetch a part of its own later, as the pattern engine is.
  worker: { format: 'es' },
  build: {
    target: 'baseline-widely-available',
    // Two builds, or both pages would share chunks and the respondent's first field would wait for one more request.
    rolldownOptions: {
      ...(mode === 'fill' ? { input: 'fill.html', output: oneFirstLoad } : { input: ['index.html', 'preview.html'] }),
      checks: { pluginTimings: false },
      // A constant that later parts use too would stand in the first part with a name and an export of its own.
      ...(mode === 'fill' && { optimization: { inlineConst: { mode: 'all' as const, pass: 3 } } }),
    },
    modulePreload: { polyfill: mode !== 'fill' },
    emptyOutDir: mode !== 'fill',
    reportCompressedSize: false,
  },
  test: {
    // All cores, and on a small machine two more than it has: most tests wait, for a server or for sound that takes its time.
    maxWorkers: Math.max(4, availableParallelism()),
    sequence: { groupOrder: 1 },
    projects: [
      {
        extends: true,
        test: {
          name: 'machines and rules',
          include: ['tests/{rules,machines}/**/*.test.ts'],
          exclude: withOwnModules,
          // They are pure, so nothing is left behind for the next file, and each module is loaded once instead of ninety times.
          pool: 'threads',
          isolate: false,
          // First and alone: beside the pages they would wait for their modules, since one thread compiles all.
          sequence: { groupOrder: 0 },
          ...patient,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['tests/{server,architecture,soak}/**/*.test.ts', 'tests/speech/**/*.node.test.ts'],
          exclude: withOwnModules,
          // Each closes what it opens. To load the server once more for each of a hundred files took a third of their time.
          isolate: false,
          ...patient,
        },
      },
      {
        extends: true,
        test: { name: 'with modules of their own', include: withOwnModules, ...patient },
      },
      {
        extends: true,
        // A dependency that is found only while tests run reloads the page, and the first run on a fresh machine fails.
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
            '@ark-ui/react/dialog',
            '@ark-ui/react/menu',
            '@ark-ui/react/toast',
            '@ark-ui/react/portal',
            'recharts',
          ],
        },
        test: {
          name: 'browser',
          include: ['tests/pages/**/*.test.tsx', 'tests/{speech,transport}/**/*.test.ts'],
          exclude: ['**/*.node.test.ts'],
          ...patient,
          expect: { poll: { timeout: 20_000 } },
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
