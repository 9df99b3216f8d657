import { expect } from 'vitest'
import { createServer, createServerModuleRunner } from 'vite'
import { Suite } from './suite.ts'

/** The name under which Stryker's code finds which mutant is on. */
interface Switch {
  activeMutant?: string | undefined
  currentTestId?: string | undefined
  mutantCoverage?: { static: Record<string, number>; perTest: Record<string, Record<string, number>> }
  hitCount?: number | undefined
  hitLimit?: number | undefined
}

export const mutantSwitch: Switch = {}
Object.assign(globalThis, { ['__stryker__']: mutantSwitch })

const VITEST = `export const { describe, it, test, expect, afterAll } = globalThis.mutationTests`

/** Vite brings the modules as Vitest would, with the mutants in them and with our own `describe` and `it`. */
async function moduleRunner(code: Record<string, string>) {
  const root = process.cwd()
  const server = await createServer({
    root,
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, watch: null, hmr: false, ws: false },
    optimizeDeps: { noDiscovery: true },
    ssr: { noExternal: ['vitest'] },
    plugins: [
      {
        name: 'mutants',
        enforce: 'pre',
        resolveId: (id) => (id === 'vitest' ? '\0vitest' : undefined),
        load: (id) => (id === '\0vitest' ? VITEST : code[id.replace(`${root}/`, '')]),
      },
    ],
  })
  return createServerModuleRunner(server.environments.ssr, { hmr: false, sourcemapInterceptor: false })
}

/** Loads test files and runs their cases, with any mutant on. */
export class TestRunner {
  readonly #runner: ReturnType<typeof moduleRunner>
  #stray: unknown

  constructor(code: Record<string, string>) {
    this.#runner = moduleRunner(code)
    for (const event of ['uncaughtException', 'unhandledRejection']) process.on(event, (error) => (this.#stray = error))
  }

  /** All modules anew: what a mutant changes while they are loaded is seen. */
  async load(test: string): Promise<Suite> {
    const suite = new Suite()
    const { describe, it } = suite
    Object.assign(globalThis, { mutationTests: { describe, it, test: it, expect, afterAll: () => undefined } })
    const runner = await this.#runner
    runner.clearCache()
    await runner.import(`/${test}`)
    return suite
  }

  /** @returns the name of the first case that fails */
  async firstFailure(suite: Suite, cases: number[]): Promise<string | undefined> {
    this.#stray = undefined
    const chosen = cases.flatMap((index) => suite.cases[index] ?? [])
    for (const { name, run } of chosen) {
      try {
        await run()
      } catch (error) {
        return `${name}: ${String(error).split('\n')[0]}`
      }
      if (this.#stray) return `${name}: ${String(this.#stray)}`
    }
    await afterTimers()
    return this.#stray ? `afterwards: ${String(this.#stray)}` : undefined
  }
}

/** XState throws what nobody catches in a timer of its own. */
const afterTimers = () => new Promise((resolve) => void setTimeout(resolve, 0))
