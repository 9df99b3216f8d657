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

/** How the rules call what remembers an answer that was worked out before. */
const MEMORY = /(?<=^const (?:known|kept) = )new ((?:Weak)?Map)<.*>\(\)/m

type Memory = Map<unknown, unknown> | WeakMap<WeakKey, unknown>

const now = (): string => `${mutantSwitch.activeMutant} ${mutantSwitch.currentTestId}`

/** A memory for one case and one mutant: what was worked out with another says nothing about this one. */
function briefMemory(Kind: new () => Memory): Memory {
  let [memory, moment] = [new Kind(), '']
  return new Proxy(memory, {
    get(_, name) {
      if (moment !== now()) [memory, moment] = [new Kind(), now()]
      const member: unknown = Reflect.get(memory, name, memory)
      return typeof member === 'function' ? member.bind(memory) : member
    },
  })
}
Object.assign(globalThis, { briefMemory })

const VITEST = '\0vitest'
const VITEST_CODE = `export const { describe, it, test, expect, afterAll } = globalThis.mutationTests`

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
        resolveId: (id) => (id === 'vitest' ? VITEST : undefined),
        load: (id) => (id === VITEST ? VITEST_CODE : code[id.replace(`${root}/`, '')]),
        transform: (text, id) =>
          id.startsWith(`${root}/rules/`) ? text.replace(MEMORY, 'globalThis.briefMemory($1)') : undefined,
      },
    ],
  })
  return createServerModuleRunner(server.environments.ssr, { hmr: false, sourcemapInterceptor: false })
}

/** Loads test files and runs their cases, with any mutant on. */
export class TestRunner {
  readonly #runner: ReturnType<typeof moduleRunner>
  /** Files in whose modules, and in those that import them, a mutant may have left something. */
  readonly #spoilt = new Set<string>()
  #stray: unknown

  constructor(code: Record<string, string>) {
    this.#runner = moduleRunner(code)
    for (const event of ['uncaughtException', 'unhandledRejection']) process.on(event, (error) => (this.#stray = error))
  }

  /** All modules anew, so that everything is seen that a test comes by while they are loaded. */
  async loadAll(test: string): Promise<Suite> {
    const { evaluatedModules } = await this.#runner
    evaluatedModules.clear()
    return this.load(test)
  }

  /**
   * Anew are the test, what an earlier mutant spoilt, and what depends on the file whose mutant is on: what the mutant
   * changes while it is loaded is seen. All else stays as it is, which saves most of the time.
   */
  async load(test: string, mutated?: string): Promise<Suite> {
    const suite = new Suite()
    const { describe, it } = suite
    Object.assign(globalThis, { mutationTests: { describe, it, test: it, expect, afterAll: () => undefined } })
    const runner = await this.#runner
    if (mutated) this.spoil(mutated)
    forget(runner.evaluatedModules, [VITEST, ...pathsOf(test, ...this.#spoilt)])
    this.#spoilt.clear()
    if (mutated) this.spoil(mutated)
    this.#stray = undefined
    await runner.import(`/${test}`)
    return suite
  }

  /** What a mutant of the file left behind, such as a memory of answers, is forgotten before the next test is loaded. */
  spoil(file: string): void {
    this.#spoilt.add(file)
  }

  /** Runs cases by their places until one fails. */
  async firstFailure(suite: Suite, cases: number[]): Promise<Failure | undefined> {
    const failure = await failureIn(suite, cases)
    await afterTimers()
    const stray = this.#stray
    this.#stray = undefined
    return failure ?? (stray ? { reason: `uncaught: ${String(stray)}` } : undefined)
  }
}

export interface Failure {
  /** The case, unless nobody can say which. */
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

/** XState throws what nobody catches in a timer of its own. */
const afterTimers = () => new Promise((resolve) => void setTimeout(resolve, 0))
