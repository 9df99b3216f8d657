import { readFileSync } from 'node:fs'
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
  outcome: Outcome
  /** As a text; empty where it does not matter. */
  value: string
}

/** The table of a language: type, label, options, heard, locale, outcome, value. An option's value is its label. */
export const understoodAnswers = (language: string): UnderstoodAnswer[] =>
  readFileSync(new URL(`../languages/${language}/understood-answers.tsv`, import.meta.url), 'utf8')
    .split('\n')
    .slice(1)
    .filter((line) => line !== '')
    .map((line) => {
      const [type = '', label = '', options = '', heard = '', locale = '', outcome = '', value = ''] = line.split('\t')
      const labels = options.split('|').filter(Boolean)
      const field = { type: fieldType(type), label, options: labels.map((each) => ({ label: each, value: each })) }
      return { field, type, label, heard, locale, outcome: outcome as Outcome, value: value.replaceAll('\\n', '\n') }
    })

const fieldType = (type: string): FieldType => ({ yesno: 'radio', consent: 'checkbox' }[type] ?? type) as FieldType
