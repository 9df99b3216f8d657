import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { Mutant } from './instrumented.ts'

const FOLDER = 'node_modules/.cache/mutations'
const FILE = `${FOLDER}/verdicts.json`
/** The mutated code, for the processes that judge. */
export const CODE_FILE = `${FOLDER}/code-${process.pid}.json`

/** What became of a mutant, and in which world. */
interface Verdict {
  killer?: string
  /** The test file that killed it. */
  test?: string
  world: string
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 16)
const hashes = new Map<string, string>()

function fileHash(path: string): string {
  const known = hashes.get(path) ?? (existsSync(path) ? hashOf(readFileSync(path, 'utf8')) : 'none')
  hashes.set(path, known)
  return known
}

/** Everything that a survivor could die of. */
const everything = (): string =>
  hashOf(
    globSync('{rules,machines,tests/rules,tests/machines}/**/*.*', {}).toSorted().map(fileHash).join() + sharedTests(),
  )

const sharedTests = (): string => globSync('tests/*.ts').toSorted().map(fileHash).join()

/** Earlier verdicts: a killed mutant stays so while its file and the killing test do, a survivor while nothing changes. */
export class Known {
  readonly #verdicts: Record<string, Verdict>
  readonly #everything = everything()

  constructor() {
    this.#verdicts = existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {}
  }

  /** Undefined when the mutant must be judged anew. */
  find(mutant: Mutant): { killer: string | undefined } | undefined {
    const verdict = this.#verdicts[mutant.key]
    return verdict && verdict.world === this.#world(mutant, verdict.test) ? { killer: verdict.killer } : undefined
  }

  keep(mutant: Mutant, test: string | undefined, killer: string | undefined): void {
    const world = this.#world(mutant, test)
    this.#verdicts[mutant.key] = { world, ...(test && { test }), ...(killer && { killer }) }
  }

  save(): void {
    mkdirSync(FOLDER, { recursive: true })
    writeFileSync(FILE, JSON.stringify(this.#verdicts))
  }

  #world(mutant: Mutant, test: string | undefined): string {
    return test ? `${fileHash(mutant.file)} ${fileHash(test)}` : this.#everything
  }
}

export function writeCode(code: Record<string, string>): void {
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(CODE_FILE, JSON.stringify(code))
}
