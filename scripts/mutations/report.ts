import { dirname } from 'node:path'
import type { Mutant } from './instrumented.ts'

type Verdicts = Map<Mutant, string | undefined>

const LONGEST = 100

/** The share of mutants that a test noticed, in percent. */
export function scoreOf(verdicts: Verdicts): number {
  const killed = [...verdicts.values()].filter((killer) => killer !== undefined).length
  return verdicts.size === 0 ? 100 : (killed / verdicts.size) * 100
}

/**
 * By how many points the score of a sample may be off, in 95 of 100 samples.
 * @param total how many mutants there are, of which the verdicts know some
 */
export function marginOf(verdicts: Verdicts, total: number): number {
  const share = scoreOf(verdicts) / 100
  const unseen = total > 1 ? (total - verdicts.size) / (total - 1) : 0
  return 196 * Math.sqrt((share * (1 - share) * unseen) / Math.max(verdicts.size, 1))
}

/** Every survivor with its place and its change, the scores of the files, and a table of the folders with the total. */
export function report(verdicts: Verdicts): string {
  const survivors = [...verdicts].flatMap(([mutant, killer]) => (killer === undefined ? [mutant] : []))
  const files = rowsOf(verdicts, ({ file }) => file)
  const folders = rowsOf(verdicts, ({ file }) => `${dirname(file)}/`)
  return [
    ...survivors.map(survivorLine),
    '',
    ...table(['file', ...HEAD], files),
    '',
    ...table(['folder', ...HEAD], [...folders, rowOf('all', verdicts)]),
  ].join('\n')
}

const survivorLine = ({ file, line, mutator, original, replacement }: Mutant): string =>
  `${file}:${line} ${mutator}: ${short(original)} -> ${short(replacement)}`

function short(code: string): string {
  const line = code.replaceAll(/\s+/g, ' ')
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line
}

const HEAD = ['mutants', 'killed', 'survived', 'score']

/** One row for each group of mutants, by its name. */
function rowsOf(verdicts: Verdicts, groupOf: (mutant: Mutant) => string): string[][] {
  const groups = new Map<string, Verdicts>()
  for (const [mutant, killer] of verdicts) {
    const group = groups.get(groupOf(mutant)) ?? new Map<Mutant, string | undefined>()
    groups.set(groupOf(mutant), group.set(mutant, killer))
  }
  return [...groups].map(([name, group]) => rowOf(name, group)).toSorted(([a = ''], [b = '']) => a.localeCompare(b))
}

function rowOf(name: string, group: Verdicts): string[] {
  const killed = [...group.values()].filter((killer) => killer !== undefined).length
  return [name, ...[group.size, killed, group.size - killed].map(String), `${scoreOf(group).toFixed(1)} %`]
}

/** As the pages of decisions have it, so that it can stand there. */
function table(head: string[], rows: string[][]): string[] {
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)))
  const line = (row: string[]) =>
    `| ${row.map((cell, column) => padded(cell, column, widths[column] ?? 0)).join(' | ')} |`
  return [line(head), `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...rows.map(line)]
}

const padded = (cell: string, column: number, width: number): string =>
  column === 0 ? cell.padEnd(width) : cell.padStart(width)
