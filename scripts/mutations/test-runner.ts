import { expect } from 'vitest'
import { createServer, createServerModuleRunner } from 'vite'
import type { EvaluatedModules } from 'vite/module-runner'
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

/** A cache at the top of a module of rules; tables, which are filled on loading, have names in capitals. */
const CACHE = /(?<=^const [a-z]\w* = )new ((?:Weak)?Map)<.*>\(\)/m

type Cache = Map<unknown, unknown> | WeakMap<WeakKey, unknown>

const caseAndMutant = (): string => `${mutantSwitch.activeMutant} ${mutantSwitch.currentTestId}`

/** A cache that is emptied for each case and mutant: a value computed with another mutant would hide this one. */
function cacheOfOneCase(Kind: new () => Cache): Cache {
  let [cache, owner] = [new Kind(), '']
  return new Proxy(cache, {
    get(_, name) {
      if (owner !== caseAndMutant()) [cache, owner] = [new Kind(), caseAndMutant()]
      const member: unknown = Reflect.get(cache, name, cache)
      return typeof member === 'function' ? member.bind(cache) : member
    },
  })
}
Object.assign(globalThis, { cacheOfOneCase })

const VITEST = '\0vitest'
const VITEST_CODE = `export const { describe, it, test, expect, afterAll } = globalThis.mutationTests`

/** Vite loads the modules as Vitest would, with the mutants in them and with `describe` and `it` of `suite.ts`. */
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
        resolveId: (id) => (id === 'vitest' ? VITEST : undefined),
        load: (id) => (id === VITEST ? VITEST_CODE : code[id.replace(`${root}/`, '')]),
        transform: (text, id) =>
          id.startsWith(`${root}/rules/`) ? text.replace(CACHE, 'globalThis.cacheOfOneCase($1)') : undefined,
      },
    ],
  })
  return createServerModuleRunner(server.environments.ssr, { hmr: false, sourcemapInterceptor: false })
}

/** Loads test files and runs their cases, with any mutant on. */
export class TestRunner {
  readonly #runner: ReturnType<typeof moduleRunner>
  /** Files whose modules, and those that import them, may hold values that a mutant left behind. */
  readonly #stale = new Set<string>()
  #uncaught: unknown

  constructor(code: Record<string, string>) {
    this.#runner = moduleRunner(code)
    for (const event of ['uncaughtException', 'unhandledRejection'])
      process.on(event, (error) => (this.#uncaught = error))
  }

  /** Loads all modules again, so that every mutant that loading passes is counted. */
  async loadAll(test: string): Promise<Suite> {
    const { evaluatedModules } = await this.#runner
    evaluatedModules.clear()
    return this.load(test)
  }

  /**
   * Loads again the test, stale modules, and what depends on the file whose mutant is on, so that a change of what runs on
   * loading has its effect. All other modules stay as they are, which saves most of the time.
   */
  async load(test: string, mutated?: string): Promise<Suite> {
    const suite = new Suite()
    const { describe, it } = suite
    Object.assign(globalThis, { mutationTests: { describe, it, test: it, expect, afterAll: () => undefined } })
    const runner = await this.#runner
    if (mutated) this.markStale(mutated)
    forget(runner.evaluatedModules, [VITEST, ...pathsOf(test, ...this.#stale)])
    this.#stale.clear()
    if (mutated) this.markStale(mutated)
    this.#uncaught = undefined
    await runner.import(`/${test}`)
    return suite
  }

  /** The file's modules are loaded again with the next test. */
  markStale(file: string): void {
    this.#stale.add(file)
  }

  /** Runs cases by their places until one fails. */
  async firstFailure(suite: Suite, cases: number[]): Promise<Failure | undefined> {
    const failure = await failureIn(suite, cases)
    await afterTimers()
    const uncaught = this.#uncaught
    this.#uncaught = undefined
    return failure ?? (uncaught ? { reason: `uncaught: ${String(uncaught)}` } : undefined)
  }
}

interface Failure {
  /** The case; undefined for an error that no case caught. */
  index?: number
  reason: string
}

async function failureIn(suite: Suite, cases: number[]): Promise<Failure | undefined> {
  for (const index of cases) {
    const { name, run } = suite.cases[index] ?? {}
    try {
      await run?.()
    } catch (error) {
      return { index, reason: `${name}: ${String(error).split('\n')[0]}` }
    }
  }
  return undefined
}

const pathsOf = (...files: string[]): string[] => files.map((file) => `${process.cwd()}/${file}`)

/** Forgets modules and what imports them. */
function forget(modules: EvaluatedModules, ids: string[]): void {
  const forgotten = new Set<string>()
  for (let id = ids.pop(); id !== undefined; id = ids.pop()) {
    const module = modules.getModuleById(id)
    if (!module || forgotten.has(id)) continue
    forgotten.add(id)
    ids.push(...module.importers)
    modules.invalidateModule(module)
  }
}

/** XState throws errors without a handler in a timer of its own. */
const afterTimers = () => new Promise((resolve) => void setTimeout(resolve, 0))
