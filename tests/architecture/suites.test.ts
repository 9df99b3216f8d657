import { expect, it } from 'vitest'
import { trackedSources } from './source.ts'

const sources = trackedSources('.ts').filter(({ path }) => path.startsWith('tests/'))
const suites = sources.map(({ path }) => path).filter((path) => path.endsWith('.suite.ts'))

const isRun = (suite: string): boolean =>
  sources.some(({ path, text }) => /\.(?:test|suite)\.ts$/.test(path) && text.includes(`/${suite.split('/').at(-1)}'`))

// A suite runs on both databases because a test file calls it, and without one it would be left out without a word.
it('leaves out no suite', () => {
  expect(suites.length).toBeGreaterThan(0)
  expect(suites.filter((suite) => !isRun(suite))).toEqual([])
})
