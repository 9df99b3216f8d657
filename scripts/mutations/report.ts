import { dirname } from 'node:path'
import type { Mutant } from './instrumented.ts'

type Verdicts = Map<Mutant, string | undefined>

const LONGEST = 100

/** The share of mutants that a test noticed, in percent. */
export function scoreOf(verdicts: Verdicts): number {
  const killed = [...verdicts.values()].filter((killer) => killer !== undefined).length
  return verdicts.size === 0 ? 100 : (killed / verdicts.size) * 100
}

/** Every survivor with its place and its change, then the scores. */
export function report(verdicts: Verdicts): string {
  const survivors = [...verdicts].flatMap(([mutant, killer]) => (killer === undefined ? [mutant] : []))
  return [...survivors.map(survivorLine), '', ...scoreLines(verdicts)].join('\n')
}

const survivorLine = ({ file, line, mutator, original, replacement }: Mutant): string =>
  `${file}:${line} ${mutator}: ${short(original)} -> ${short(replacement)}`

function short(code: string): string {
  const line = code.replaceAll(/\s+/g, ' ')
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line
}

function scoreLines(verdicts: Verdicts): string[] {
  const groups = new Map<string, Verdicts>()
  for (const [mutant, killer] of verdicts)
    for (const group of [mutant.file, `${dirname(mutant.file)}/`, 'all'])
      groups.set(group, (groups.get(group) ?? new Map<Mutant, string | undefined>()).set(mutant, killer))
  const names = [...groups.keys()].filter((name) => name !== 'all').toSorted()
  const width = Math.max(...names.map((name) => name.length))
  return [...names, 'all'].flatMap((name) => {
    const group = groups.get(name)
    if (!group) return []
    const survived = [...group.values()].filter((killer) => killer === undefined).length
    return [
      `${name.padEnd(width)} ${scoreOf(group).toFixed(1).padStart(6)} % of ${String(group.size).padStart(5)}, ${survived} survived`,
    ]
  })
}
