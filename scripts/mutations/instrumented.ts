import { globSync, readFileSync } from 'node:fs'
import { Instrumenter } from '@stryker-mutator/instrumenter'
import { ignorersFor } from './ignored.ts'

/** One change of one place in the code. */
export interface Mutant {
  id: string
  file: string
  line: number
  /** Where it is and what it does, the same in each run while the file stays as it is. */
  key: string
  mutator: string
  original: string
  replacement: string
}

export interface Instrumented {
  /** The code of each file with all its mutants, of which a switch picks one. */
  code: Record<string, string>
  mutants: Mutant[]
}

const quiet = () => undefined
const logger = {
  isTraceEnabled: () => false,
  isDebugEnabled: () => false,
  isInfoEnabled: () => false,
  isWarnEnabled: () => false,
  isErrorEnabled: () => false,
  isFatalEnabled: () => false,
  trace: quiet,
  debug: quiet,
  info: quiet,
  warn: quiet,
  error: quiet,
  fatal: quiet,
}

/** The sources that are judged: all of rules/ and machines/, or what of it the arguments name. */
export const sourcesOf = (asked: string[]): string[] =>
  globSync('{rules,machines}/**/*.ts')
    .map((path) => path.replaceAll('\\', '/'))
    .filter(
      (path) =>
        asked.length === 0 || asked.some((each) => path === each || path.startsWith(`${each.replace(/\/$/, '')}/`)),
    )
    .toSorted()

/** Makes every mutant that Stryker knows of, each file for itself since the tables of some are left alone. */
export async function instrument(files: string[]): Promise<Instrumented> {
  const result: Instrumented = { code: {}, mutants: [] }
  for (const file of files) await instrumentFile(file, result)
  return result
}

/** Stryker leaves everything under `as const` alone for the sake of its type; here types are gone when a mutant runs. */
const withoutConst = (code: string): string => code.replaceAll(/ as const\b/g, (found) => ' '.repeat(found.length))

async function instrumentFile(file: string, result: Instrumented): Promise<void> {
  const content = withoutConst(readFileSync(file, 'utf8'))
  const options = { plugins: null, excludedMutations: [], ignorers: ignorersFor(file) }
  const made = await new Instrumenter(logger).instrument([{ name: file, content, mutate: true }], options)
  const lines = content.split('\n')
  const code = made.files[0]?.content ?? content
  result.code[file] = code.replace(/(stryMutAct_9fa48|stryCov_9fa48)\(("[\d", ]+)\)/g, (call) =>
    call.replaceAll(/"(\d+)"/g, `"${file}:$1"`),
  )
  for (const { id, location, mutatorName: mutator, replacement = '', status } of made.mutants) {
    if (status === 'Ignored') continue
    const { start, end } = location
    const original = textAt(lines, start, end)
    const key = `${file}:${start.line}:${start.column}-${end.line}:${end.column} ${mutator} ${replacement}`
    result.mutants.push({ id: `${file}:${id}`, file, line: start.line + 1, key, mutator, original, replacement })
  }
}

interface Place {
  line: number
  column: number
}

function textAt(lines: string[], start: Place, end: Place): string {
  const all = lines.slice(start.line, end.line + 1)
  const last = all.length - 1
  return all
    .map((line, index) => line.slice(index === 0 ? start.column : 0, index === last ? end.column : undefined))
    .join('\n')
}
