import { loadPatternEngine, patternEngine } from '#pattern-engine'
import { lengthOf } from './characters.ts'
import {
  FORM_PATTERN_COST_MAX,
  PATTERN_COST_MAX,
  PATTERN_LENGTH_MAX,
  PATTERN_SIZE_MAX,
  PATTERN_STEPS_MAX,
  PATTERNS_CACHED_MAX,
} from './pattern/limits.ts'
import { patternCost } from './pattern/cost.ts'

/**
 * An owner's regular expression in linear time: the same engine in the browser and on the server, since the native one
 * hangs on patterns such as `^(a+)+$`.
 */
export { loadPatternEngine }

/** One instruction of a compiled pattern, as the engine keeps it. */
export interface Instruction {
  op: number
  out: number
  arg: number
  runes: ArrayLike<number>
  matchRune(code: number): boolean
}

export interface Program {
  start: number
  inst: readonly Instruction[]
}

interface Compiled {
  /** Instructions of the program: together with the length of a text, what a check costs. */
  size: number
  program: Program
  test(text: string): boolean
}
type Outcome = Compiled | { problem: string }

const outcomes = new Map<string, Outcome>()

/** Says in one sentence why a pattern cannot be used; undefined when it can, or when the engine is not loaded yet. */
export function patternProblem(pattern: string): string | undefined {
  const outcome = outcomeOf(pattern)
  return outcome && 'problem' in outcome ? outcome.problem : undefined
}

/** Whether a text holds the pattern anywhere; undefined when there is no engine yet or the pattern cannot be used. */
export function matchesPattern(pattern: string, text: string): boolean | undefined {
  const compiled = compiledOf(pattern)
  return compiled && text.length <= textLimit(compiled.size) ? compiled.test(text) : undefined
}

/** Instructions of the compiled pattern; 0 when there is no engine yet or the pattern cannot be used. */
export const patternSize = (pattern: string): number => compiledOf(pattern)?.size ?? 0

/** The automaton of a pattern, in which a fitting text can be looked for; undefined when it cannot be had. */
export const patternProgram = (pattern: string): Program | undefined => compiledOf(pattern)?.program

/** Whether patterns would take too long to compile, all of them together; nothing is compiled for it. */
export function areTooCostly(patterns: string[]): boolean {
  let total = 0
  return [...new Set(patterns)].some((pattern) => {
    total += patternCost(pattern.slice(0, PATTERN_LENGTH_MAX)).total
    return total > FORM_PATTERN_COST_MAX
  })
}

/** A class of a script or of all letters is looked up in hundreds of ranges. */
const CLASS_STEPS = 2

/** What checking a text costs, in steps of `PATTERN_STEPS_MAX`; 0 when it is too long to be checked at all. */
export function patternSteps(pattern: string, text: string): number {
  const characters = lengthOf(text)
  if (characters > patternTextLimit(pattern) / 2) return 0
  return patternSize(pattern) * characters * (/\\p/i.test(pattern) ? CLASS_STEPS : 1)
}

/** How many characters a text may have so that checking it stays fast; Infinity when nothing will be checked. */
export function patternTextLimit(pattern: string): number {
  const compiled = compiledOf(pattern)
  return compiled ? textLimit(compiled.size) : Infinity
}

const textLimit = (size: number): number => Math.floor(PATTERN_STEPS_MAX / Math.max(size, 1))

function compiledOf(pattern: string): Compiled | undefined {
  const outcome = outcomeOf(pattern)
  return outcome && 'test' in outcome ? outcome : undefined
}

/** The least recently used pattern makes room: a server sees the patterns of every owner. */
function outcomeOf(pattern: string): Outcome | undefined {
  const outcome = outcomes.get(pattern) ?? judge(pattern)
  if (!outcome) return undefined
  outcomes.delete(pattern)
  outcomes.set(pattern, outcome)
  if (outcomes.size > PATTERNS_CACHED_MAX) outcomes.delete(outcomes.keys().next().value ?? pattern)
  return outcome
}

function judge(pattern: string): Outcome | undefined {
  if (pattern.length > PATTERN_LENGTH_MAX)
    return { problem: `The pattern must be no more than ${PATTERN_LENGTH_MAX} characters` }
  const unsupported = unsupportedPart(pattern)
  if (unsupported) return { problem: unsupported }
  const { instructions, total } = patternCost(pattern)
  if (instructions > PATTERN_COST_MAX || total > FORM_PATTERN_COST_MAX) return TOO_LARGE
  const engine = patternEngine()
  return engine && compile(engine, pattern)
}

const TOO_LARGE = { problem: 'The pattern is too large: use shorter repetitions' }

function compile(engine: NonNullable<ReturnType<typeof patternEngine>>, pattern: string): Outcome {
  try {
    const compiled = engine.compile(inEngineSyntax(pattern))
    const size = compiled.programSize()
    return size > PATTERN_SIZE_MAX
      ? TOO_LARGE
      : { size, program: compiled.re2Input.prog, test: (text) => compiled.test(text) }
  } catch (error) {
    return { problem: `The pattern cannot be used: ${reasonOf(error)}` }
  }
}

/** An escaped pair is read as one, so that `\\1` is a backslash and a digit and `[(?=]` is a set of characters. */
function unsupportedPart(pattern: string): string | undefined {
  for (const [part] of pattern.matchAll(/\\k<|\\.|\[\^?\]?(?:\\.|[^\]\\])*\]|\(\?<?[=!]|\(\?>/gs)) {
    if (/^\\[1-9k]/.test(part)) return 'The pattern cannot refer back to a group (\\1 or \\k<name>)'
    if (/^\(\?<?[=!]/.test(part))
      return 'The pattern cannot look ahead or behind: (?=, (?!, (?<= and (?<! are not available'
    if (part === '(?>') return 'The pattern cannot use atomic groups: (?>'
  }
  return undefined
}

/** Browsers write a character by its number as \u00e9 or \u{e9}, the engine as \x{e9}. */
const inEngineSyntax = (pattern: string): string =>
  pattern.replace(/\\(?:u([\da-f]{4})|u\{([\da-f]{1,6})\}|.)/gis, (part, four, braced) =>
    four || braced ? `\\x{${four || braced}}` : part,
  )

const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message.replace(/^error parsing regexp: /, '').replaceAll('`', '"') : 'it is not valid'
