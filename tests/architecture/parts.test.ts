import { describe, expect, it } from 'vitest'
import { arrivesTooEarly, type Part, PARTS } from './parts.ts'
import { trackedSources } from './source.ts'

const sources = trackedSources('.ts', '.tsx')

describe('The respondent’s page', () => {
  it.each(PARTS)('has an entry $entry', ({ entry }) => {
    expect(sources.map(({ path }) => path)).toContain(entry)
  })

  it.each(PARTS)('fetches with $entry nothing of $without', (part) => {
    expect(arrivesTooEarly(sources, part)).toEqual([])
  })
})

const part: Part = { entry: 'src/a.ts', without: ['src/late', 'xstate'], alsoTypes: false }
const sourcesOf = (...imports: [path: string, text: string][]) => imports.map(([path, text]) => ({ path, text }))

describe('What arrives too early is found', () => {
  it.each([
    ['at once', sourcesOf(['src/a.ts', "import { b } from './late/b.ts'"]), ['src/a.ts > src/late/b.ts']],
    ['as a package', sourcesOf(['src/a.ts', "import { assign } from 'xstate'"]), ['src/a.ts > xstate']],
    [
      'by way of another file',
      sourcesOf(['src/a.ts', "export * from './c.ts'"], ['src/c.ts', "import './late/b.ts'"]),
      ['src/a.ts > src/c.ts > src/late/b.ts'],
    ],
    [
      'in a circle of files',
      sourcesOf(['src/a.ts', "import './c.ts'"], ['src/c.ts', "import './a.ts'\nimport 'xstate'"]),
      ['src/a.ts > src/c.ts > xstate'],
    ],
  ])('%s', (_, files, ways) => {
    expect(arrivesTooEarly(files, part)).toEqual(ways)
  })

  it('as a type, where types count too', () => {
    const files = sourcesOf(['src/a.ts', "import type { B } from './late/b.ts'"])
    expect(arrivesTooEarly(files, { ...part, alsoTypes: true })).toEqual(['src/a.ts > src/late/b.ts'])
    expect(arrivesTooEarly(files, part)).toEqual([])
  })
})

it.each([
  ['what is fetched when it is wanted', "const later = () => import('./late/b.ts')"],
  ['a folder whose name only begins alike', "import { b } from './later/b.ts'"],
])('%s may come', (_, text) => {
  expect(arrivesTooEarly(sourcesOf(['src/a.ts', text]), part)).toEqual([])
})
