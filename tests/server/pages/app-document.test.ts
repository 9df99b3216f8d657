import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { builtPages } from '../../../server/pages/built-pages.ts'
import { newFolder } from '../support/databases.ts'

const SCREEN_PARTS = {
  '': ['assets/dashboard.js'],
  'forms/create': ['assets/create.js'],
  'forms/:formId/edit': ['assets/edit.js', 'assets/fields.js'],
  '*': ['assets/not-found.js'],
}

function aBuild(): string {
  const folder = newFolder()
  mkdirSync(join(folder, 'server'))
  const files = {
    'index.html': '<head><title>Sayform</title></head>',
    'fill.html': '<head></head>',
    'server/first-screen.js': '',
    'screen-parts.json': JSON.stringify(SCREEN_PARTS),
  }
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content)
  return folder
}

/** The parts that the app's document names for a screen. */
async function namedFor(folder: string, url: string): Promise<string[]> {
  const html = String(await (await builtPages(folder).index(url)).as('identity'))
  return [...html.matchAll(/<link rel="modulepreload" crossorigin href="\/([^"]+)">(?=.*<\/head>)/gs)].map(
    ([, name = '']) => name,
  )
}

describe('the document of the app', () => {
  it.each([
    ['/', SCREEN_PARTS['']],
    ['/forms/create', SCREEN_PARTS['forms/create']],
    ['/forms/1/edit?field=name', SCREEN_PARTS['forms/:formId/edit']],
    ['/forms/1/nothing', SCREEN_PARTS['*']],
  ])('for %s names the parts of its screen', async (url, parts) => expect(await namedFor(aBuild(), url)).toEqual(parts))

  it('has a tag of its own for each screen, and the list of the parts is no file of the build', async () => {
    const { index, asset } = builtPages(aBuild())
    expect((await index('/')).etag).not.toBe((await index('/forms/create')).etag)
    expect(asset('/screen-parts.json')).toBeUndefined()
  })

  it('asks for a build where an earlier version made the last one', () => {
    const folder = aBuild()
    rmSync(join(folder, 'screen-parts.json'))
    expect(() => builtPages(folder)).toThrow('npm run build')
    const without = aBuild()
    rmSync(join(without, 'server'), { recursive: true })
    expect(() => builtPages(without)).toThrow('npm run build')
  })

  it('names the parts of the screens that a build made, which the app does not begin with', async () => {
    const parts = await namedFor('dist', '/forms')
    const made = readdirSync(join('dist', 'assets')).map((name) => `assets/${name}`)
    expect(parts.filter((part) => !made.includes(part))).toEqual([])
    expect(parts.some((part) => part.includes('/page-'))).toBe(true)
    expect(new Set(parts).size).toBe(parts.length)
  })
})
