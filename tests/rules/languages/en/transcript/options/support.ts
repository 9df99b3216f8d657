import { optionsFrom } from '../../../../../../rules/languages/en/transcript/options/labels.ts'
import { optionsOf } from '../../../../../support/transcripts.ts'

/** Options as the rules of English hear them. */
export const options = (labels: string) => optionsFrom(optionsOf(labels))

export const valuesOf = (found: Iterable<{ value: string }> | undefined) =>
  found && [...found].map(({ value }) => value).join('|')
