import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Mutant } from './instrumented.ts'

const FOLDER = 'node_modules/.cache/mutations'
const FILE = `${FOLDER}/verdicts.json`
/** The mutated code, for the processes that judge. */
export const CODE_FILE = `${FOLDER}/code-${process.pid}.json`

/** What became of a mutant, and of which versions of the files that is known. */
interface Verdict {
  killer?: string
  /** The test file that killed it. */
  test?: string
  /** Hashes of the mutated file and of the test that killed it. */
  versions: string
  /** Hashes of the tests that did not notice it. */
  survived?: string[]
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 16)
const hashes = new Map<string, string>()

function fileHash(path: string): string {
  const hash = hashes.get(path) ?? (existsSync(path) ? hashOf(readFileSync(path, 'utf8')) : 'none')
  hashes.set(path, hash)
  return hash
}

/** Of a test and of all that it imports from tests/ or reads there. */
function testHash(test: string): string {
  const hash = hashes.get(`all of ${test}`) ?? hashOf([...helpersOf(test)].toSorted().map(fileHash).join())
  hashes.set(`all of ${test}`, hash)
  return hash
}

/** A table is named where it is read, so every path that a test names in quotation marks is taken for an import. */
function helpersOf(path: string, found = new Set<string>()): Set<string> {
  found.add(path)
  for (const [, named = ''] of readFileSync(path, 'utf8').matchAll(/'([\w./-]+\.(?:ts|tsv|json))'/g)) {
    const helper = join(dirname(path), named)
    if (helper.startsWith('tests/') && existsSync(helper) && !found.has(helper)) helpersOf(helper, found)
  }
  return found
}

/**
 * Verdicts of earlier runs. A killed mutant stays killed while its file and the killing test are unchanged; a survivor is
 * tried only with tests that have changed. Other changes are ignored, which can only make the score too low.
 */
export class VerdictCache {
  readonly #verdicts = readVerdicts()
  readonly #changed = new Set<string>()

  /** The case that killed the mutant; undefined while none is known. */
  killerOf(mutant: Mutant): string | undefined {
    const { killer, test, versions } = this.#verdicts[mutant.key] ?? {}
    return test && versions === `${fileHash(mutant.file)} ${fileHash(test)}` ? killer : undefined
  }

  /** Whether the mutant has survived this version of the test. */
  hasSurvived(test: string, mutant: Mutant): boolean {
    const { versions, survived = [] } = this.#verdicts[mutant.key] ?? {}
    return versions === fileHash(mutant.file) && survived.includes(testHash(test))
  }

  addKilled(mutant: Mutant, test: string, killer: string): void {
    this.#add(mutant, { versions: `${fileHash(mutant.file)} ${fileHash(test)}`, test, killer })
  }

  addSurvivor(mutant: Mutant, test: string): void {
    const versions = fileHash(mutant.file)
    const before = this.#verdicts[mutant.key]
    const survived = [...(before?.versions === versions ? (before.survived ?? []) : []), testHash(test)]
    this.#add(mutant, { versions, survived: [...new Set(survived)] })
  }

  /** Keeps the verdicts that another run has saved meanwhile. */
  save(): void {
    const changes = [...this.#changed].map((key) => [key, this.#verdicts[key]])
    mkdirSync(FOLDER, { recursive: true })
    writeFileSync(`${FILE}.${process.pid}`, JSON.stringify({ ...readVerdicts(), ...Object.fromEntries(changes) }))
    renameSync(`${FILE}.${process.pid}`, FILE)
  }

  #add({ key }: Mutant, verdict: Verdict): void {
    this.#verdicts[key] = verdict
    this.#changed.add(key)
  }
}

const readVerdicts = (): Record<string, Verdict> => (existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {})

export function writeCode(code: Record<string, string>): void {
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(CODE_FILE, JSON.stringify(code))
}
