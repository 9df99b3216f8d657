import type { FormField } from '../../contract/types.gen.ts'
import { takesOptions, takesTextLimits } from '../field-types.ts'
import { TEXT_MAX } from '../limits.ts'
import { type Check, problem } from './finding.ts'
import { quoted } from '../characters.ts'
import { fittingText } from './fitting-text.ts'
import { sampleAnswer, wantedOf } from './samples.ts'

/** Reports a question that no value can answer, only where that is proved. */
export const findUnanswerable: Check = (field) =>
  sampleAnswer(field) === null ? [problem(`${reasonOf(field)} ${consequenceOf(field)}`)] : []

const consequenceOf = ({ required }: FormField): string =>
  required ? 'The field is required, so nobody can submit this form.' : 'Visitors can only leave this field empty.'

function reasonOf(field: FormField): string {
  if (takesOptions(field.type)) return 'There is nothing to choose from: add an option.'
  if (takesTextLimits(field.type)) return textReason(field)
  return 'No number is within these limits: make the minimum smaller or the maximum larger.'
}

function textReason(field: FormField): string {
  const pattern = field.validation?.pattern
  const { min, max } = wantedOf(field)
  if (!pattern || min > max)
    return `An answer needs at least ${min} character${min === 1 ? '' : 's'}, and at most ${max} may be given: change the lengths.`
  const freely = fittingText(pattern, { ...wantedOf(field), min: 1, max: TEXT_MAX })
  if (typeof freely !== 'string') return `No text fits the pattern ${quoted(pattern)}: change the pattern.`
  const lengths = lengthsOf(field)
  return `No text of ${lengths} fits the pattern ${quoted(pattern)}: change the pattern or the lengths.`
}

function lengthsOf({ validation }: FormField): string {
  const [min, max] = [validation?.minLength, validation?.maxLength]
  if (!min) return `at most ${max} characters`
  if (typeof max !== 'number') return `at least ${min} characters`
  return min === max ? `exactly ${min} characters` : `${min} to ${max} characters`
}
