import { describe, expect, it } from 'vitest'
import { circlesIn, folderGraphs, importGraph } from './circles.ts'

/** The graph of files that each import these others, as a type where the name says so. */
const graphOf = (files: Record<string, string[]>) =>
  importGraph(
    Object.entries(files).map(([path, targets]) => ({
      path,
      text: targets
        .map((target) => `import ${target.includes('types') ? 'type ' : ''}{ a } from '/${target}'`)
        .join('\n'),
    })),
  )

describe('a circle of files is found', () => {
  it.each<[string, Record<string, string[]>, string[]]>([
    ['of two', { 'a/b.ts': ['a/c.ts'], 'a/c.ts': ['a/b.ts'] }, ['a/b.ts a/c.ts']],
    ['of three', { 'b.ts': ['c.ts'], 'c.ts': ['a.ts'], 'a.ts': ['b.ts'] }, ['a.ts b.ts c.ts']],
    ['that a type closes', { 'a.ts': ['types.ts'], 'types.ts': ['a.ts'] }, ['a.ts types.ts']],
    [
      'beside others',
      { 'a.ts': ['b.ts', 'c.ts'], 'b.ts': ['a.ts'], 'c.ts': ['d.ts'], 'd.ts': ['c.ts'] },
      ['a.ts b.ts', 'c.ts d.ts'],
    ],
    [
      'and no file that only leads to it',
      { 'a.ts': ['b.ts'], 'b.ts': ['c.ts'], 'c.ts': ['b.ts'], 'd.ts': [] },
      ['b.ts c.ts'],
    ],
    ['nowhere else', { 'a.ts': ['b.ts', 'c.ts', 'packages.ts'], 'b.ts': ['c.ts'], 'c.ts': [] }, []],
  ])('%s', (_, files, circles) => expect(circlesIn(graphOf(files))).toEqual(circles))
})

describe('a circle in a folder is found', () => {
  it.each<[string, Record<string, string[]>, Record<string, string[]>]>([
    [
      'of sub-folders',
      { 'a/b/1.ts': ['a/c/1.ts'], 'a/c/2.ts': ['a/b/2.ts'], 'a/c/1.ts': [], 'a/b/2.ts': [] },
      { a: ['b/ c/'] },
    ],
    [
      'of a file and a sub-folder',
      { 'a/1.ts': ['a/b/1.ts'], 'a/b/1.ts': [], 'a/b/2.ts': ['a/1.ts'] },
      { a: ['1.ts b/'] },
    ],
    ['at the root', { 'a/1.ts': ['b/1.ts'], 'b/1.ts': [], 'b/2.ts': ['a/2.ts'], 'a/2.ts': [] }, { '.': ['a/ b/'] }],
    [
      'and nowhere where all arrows lead one way',
      { 'a/b/1.ts': ['a/c/1.ts', 'd.ts'], 'a/c/1.ts': ['d.ts'], 'd.ts': [] },
      {},
    ],
  ])('%s', (_, files, circles) => {
    const found = [...folderGraphs(graphOf(files))].map(([folder, graph]) => [folder, circlesIn(graph)] as const)
    expect(Object.fromEntries(found.filter(([, each]) => each.length > 0))).toEqual(circles)
  })
})
