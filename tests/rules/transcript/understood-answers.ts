import { existsSync, readFileSync } from 'node:fs'
import type { FieldType } from '../../../contract/types.gen.ts'
import type { SpokenField } from '../../../rules/languages/shared/normalise.ts'

/** What an utterance must become: taken without asking, proposed, asked again, or anything but taken. */
export type Outcome = 'taken' | 'asked' | 'again' | 'not taken'

/** One row of a table of what utterances must become, with the question that they answer. */
export interface UnderstoodAnswer {
  field: SpokenField
  type: string
  label: string
  heard: string
  locale: string
  today: string
  outcome: Outcome
  /** As a text; empty where it does not matter. */
  value: string
}

/**
 * The tables of a language, and the day on which their rows are said; the second was written by somebody who had not seen its rules.
 * The third has what is inferred: it answers the question though it is asked, so that the classifier does not learn from it.
 */
const TABLES = [
  ['understood-answers.tsv', '2026-11-22'],
  ['written-unseen.tsv', '2026-11-26'],
  ['inferred-answers.tsv', '2026-11-22'],
] as const

/** The rows of all: type, label, options, heard, locale, outcome, value. An option's value is its label. */
export const understoodAnswers = (language: string): UnderstoodAnswer[] =>
  TABLES.flatMap(([name, today]) => {
    const table = new URL(`../languages/${language}/${name}`, import.meta.url)
    if (!existsSync(table)) return []
    const [, ...lines] = readFileSync(table, 'utf8').trimEnd().split('\n')
    return lines.map((line) => rowOf(line, today))
  })

function rowOf(line: string, today: string): UnderstoodAnswer {
  const [type = '', label = '', options = '', heard = '', locale = '', outcome = '', value = ''] = line.split('\t')
  const labels = options.split('|').filter(Boolean)
  const field = { type: fieldType(type), label, options: labels.map((each) => ({ label: each, value: each })) }
  return { field, type, label, heard, locale, today, outcome: outcome as Outcome, value: value.replaceAll('\\n', '\n') }
}

const fieldType = (type: string): FieldType => ({ yesno: 'radio', consent: 'checkbox' }[type] ?? type) as FieldType
