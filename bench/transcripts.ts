import { normaliseTranscript } from '../rules/transcript/index.ts'
import { printGrowth } from './transcripts/growth.ts'
import { LANGUAGES_SPOKEN, type SpokenAnswer, spokenAnswers } from '../tests/rules/transcript/spoken-answers.ts'

/**
 * Microseconds an utterance, by language and type, over the tables of spoken answers, and how they grow with the length of
 * what was said: `npm run bench:transcripts`.
 */
const ROUNDS = 20
const GOAL_US = 1000

for (const language of LANGUAGES_SPOKEN) {
  const answers = spokenAnswers(language)
  run(answers) // warms up
  console.log(`\n${language}: ${answers.length} utterances`)
  for (const [type, rows] of Map.groupBy(answers, (answer) => answer.type)) print(type, rows)
  print('all', answers)
}
printGrowth()

function print(name: string, rows: SpokenAnswer[]): void {
  const each = rows.map((row) => timeOf(row)).toSorted((a, b) => a - b)
  const mean = each.reduce((sum, time) => sum + time, 0) / each.length
  const slowest = each.at(-1) ?? 0
  const verdict = mean < GOAL_US ? '' : `  more than ${GOAL_US}`
  console.log(
    `${name.padEnd(10)} mean ${mean.toFixed(0).padStart(5)} µs   slowest ${slowest.toFixed(0).padStart(5)} µs${verdict}`,
  )
}

function timeOf(row: SpokenAnswer): number {
  const from = performance.now()
  for (let round = 0; round < ROUNDS; round += 1) normaliseTranscript(row, row.heard, row)
  return (1000 * (performance.now() - from)) / ROUNDS
}

function run(rows: SpokenAnswer[]): void {
  for (const row of rows) normaliseTranscript(row, row.heard, row)
}
