import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { describe, expect, it } from 'vitest'

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

describe('the respondent’s page', () => {
  it('asks for one script and one style sheet before its first field', () => {
    const asked = readFileSync('dist/fill.html', 'utf8').match(/\/assets\/[^"]+/g)
    expect(asked).toEqual([expect.stringMatching(/fill-[^/]+\.js$/), expect.stringMatching(/fill-[^/]+\.css$/)])
    const [script = ''] = asked ?? []
    expect(readFileSync(`dist${script}`, 'utf8')).not.toMatch(/^import\b|[;}]import\s*["'{*\w]/m)
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
