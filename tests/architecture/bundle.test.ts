import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { describe, expect, it } from 'vitest'
import { ownerRecipes, ownerSlotRecipes } from '../../src/ui/recipes/index.ts'
import { looksOf } from './looks.ts'
import { trackedSources } from './source.ts'

/** Words of the inspector that are left when names are shortened. */
const TRACES = ['statelyai', 'stately.ai', 'inspector', 'inspect.open', '@xstate.actor', 'sessionStorage']
/** XState itself contains these. */
const OF_OTHERS = ['@xstate.actor', 'sessionStorage']

const tracesIn = (text: string): string[] => TRACES.filter((trace) => text.includes(trace))

/** The part of the inspector that a page contains, as a build of either kind makes it. */
async function inspectedBuild(isDevelopment: boolean): Promise<string> {
  const made = (await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'import.meta.env.DEV': String(isDevelopment) },
    build: {
      write: false,
      minify: true,
      rolldownOptions: { input: 'src/inspect/index.ts', preserveEntrySignatures: 'strict' },
    },
  })) as Rolldown.RolldownOutput
  return made.output.map((part) => ('code' in part ? part.code : String(part.source))).join('\n')
}

const page = readFileSync('dist/fill.html', 'utf8')
const asked = page.match(/\/assets\/[^"]+/g)
const [script = ''] = asked?.map((path) => readFileSync(`dist${path}`, 'utf8')) ?? []
const style = /<style>(.*?)<\/style>/s.exec(page)?.[1] ?? ''

/** As the server sends it to a browser that knows no brotli; its headers come to it. */
const weightOf = (text: string): number => gzipSync(text, { level: 9 }).length

const isStyled = (look: string): boolean => new RegExp(String.raw`\.${look}(?!\w)|\.${look}__`).test(style)

const isCompiled = (code: string): boolean => code.startsWith('//# allFunctionsCalledOnLoad\n')

/** Of all chunks of a name. */
const compiled = (name: string): boolean[] =>
  readdirSync('dist/assets')
    .filter((each) => each.startsWith(`${name}-`))
    .map((each) => isCompiled(readFileSync(`dist/assets/${each}`, 'utf8')))

describe('the respondent’s page', () => {
  it('asks for one script before its first field, and holds its style sheet, below the script that is fetched meanwhile', () => {
    expect(asked).toEqual([expect.stringMatching(/fill-[^/]+\.js$/)])
    expect(style).not.toBe('')
    expect(page.indexOf('<style>')).toBeGreaterThan(page.indexOf('<script type="module"'))
    expect(script).not.toMatch(/^import\b|[;}]import\s*["'{*\w]/m)
  })

  it('weighs little before its first field', () => {
    // The names of the parts in it are hashes, which weigh some bytes more or less in each build.
    expect(weightOf(script)).toBeLessThanOrEqual(77_600)
    expect(weightOf(style)).toBeLessThanOrEqual(10_000)
  })

  it('has the browser compile what is needed at once beside the download, and nothing that may never be', () => {
    expect(isCompiled(script)).toBe(true)
    expect(new Set(compiled('live'))).toEqual(new Set([true]))
    expect(new Set(compiled('late-parts'))).toEqual(new Set([false]))
  })

  it('has every look that its components name, and none of the owner’s pages', () => {
    const looks = looksOf('src/fill/main.tsx', trackedSources('.ts', '.tsx'))
    expect(looks).toContain('question')
    expect(looks.filter((look) => !isStyled(look))).toEqual([])
    expect(Object.keys({ ...ownerRecipes, ...ownerSlotRecipes }).filter(isStyled)).toEqual([])
  })

  it('fetches the parts that a later part needs beside that part', () => {
    const parts = /__vite__mapDeps=.*?\[(?<parts>[^\]]+)\]/.exec(script)?.groups?.['parts'] ?? ''
    const [live = ''] = /assets\/live-[^"]+\.js/.exec(parts) ?? []
    const needed = [...readFileSync(`dist/${live}`, 'utf8').matchAll(/\b(?:from|import)["'`]\.\/([^"'`]+)/g)]
    expect(needed.length).toBeGreaterThan(2)
    expect(needed.filter(([, name]) => !parts.includes(`assets/${name}`) && !page.includes(`/assets/${name}`))).toEqual(
      [],
    )
    expect(script).toMatch(/\.rel=.modulepreload./)
  })
})

describe('the inspector', () => {
  it('is not in the build', () => {
    const files = readdirSync('dist', { recursive: true, encoding: 'utf8' }).filter((name) => /\.\w+$/.test(name))
    expect(files.length).toBeGreaterThan(20)
    const found = files.flatMap((name) =>
      tracesIn(readFileSync(join('dist', name), 'utf8'))
        .filter((trace) => !OF_OTHERS.includes(trace))
        .map((trace) => `${name}: ${trace}`),
    )
    expect(found).toEqual([])
  })

  it('leaves nothing of itself when its own part is built', async () =>
    expect(tracesIn(await inspectedBuild(false))).toEqual([]))

  it('would be found if it were there', async () => expect(tracesIn(await inspectedBuild(true))).toEqual(TRACES))
})
