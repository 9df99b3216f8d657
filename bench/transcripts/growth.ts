import { FIELD_TYPES } from '../../rules/field-types.ts'
import type { SpokenField } from '../../rules/languages/shared/normalise.ts'
import { normaliseTranscript } from '../../rules/transcript/index.ts'
import { LOCALES_OF_LONG, longTranscripts, OPTIONS_OF_LONG } from '../../tests/rules/transcript/long-transcripts.ts'

/** Ten times as much said may take so many times as long: a rule that grows with the square would take a hundred times. */
const GOAL = 40
const SHORT = 1000
const LONG = 10_000
const READINGS = 5
/** Below it chance decides, in microseconds. */
const LEAST_US = 2000

/** Prints by locale the type of field whose reading grows most with the length of what was said. */
export function printGrowth(): void {
  console.log(`\n${LONG} characters beside ${SHORT} of the same, the slowest type of field:`)
  for (const locale of LOCALES_OF_LONG) {
    const grown = FIELD_TYPES.map((type) => ({ type, ratio: growthOf(type, locale) }))
    const { type = '', ratio = 0 } = grown.toSorted((a, b) => b.ratio - a.ratio)[0] ?? {}
    const verdict = ratio <= GOAL ? 'within the goal' : 'ABOVE THE GOAL'
    console.log(`${locale}  ${type.padEnd(10)} ${ratio.toFixed(0).padStart(3)} times as long, goal ${GOAL}: ${verdict}`)
  }
}

function growthOf(type: SpokenField['type'], locale: string): number {
  timeOf(type, locale, SHORT) // warms up
  const [short, long] = [SHORT, LONG].map((length) => quickest(() => timeOf(type, locale, length)))
  return (long ?? 0) / Math.max(short ?? 0, LEAST_US)
}

const quickest = (read: () => number): number => Math.min(...Array.from({ length: READINGS }, read))

/** @returns microseconds to read all of them once */
function timeOf(type: SpokenField['type'], locale: string, length: number): number {
  const said = longTranscripts(length)
  const from = performance.now()
  for (const transcript of said)
    normaliseTranscript({ type, options: OPTIONS_OF_LONG }, transcript, { today: '2026-11-20', locale })
  return 1000 * (performance.now() - from)
}
