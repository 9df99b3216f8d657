import type { AnswerValue, FieldType, FormField } from '../../contract/types.gen.ts'
import { isEmptyAnswer, validateAnswer } from '../answers.ts'
import { traitsOf } from '../field-types.ts'
import { optionsOf } from '../fields.ts'
import { TEXT_MAX } from '../limits.ts'
import { toNumber } from '../numbers.ts'
import { scaleOf } from '../answers/scale.ts'
import { patternTextLimit } from '../pattern.ts'
import { sampleFile } from './sample-file.ts'
import { KINDS, type Kind, LINE } from './characters.ts'
import { fittingText, type Wanted } from './fitting-text.ts'

/** A value that a field takes; null when it is proved that there is none, undefined when none was found. */
export type Sample = AnswerValue | null | undefined

/**
 * Looks for an answer that the rules accept, so that a question without any valid answer is found before the form is published.
 * What is found has been judged by `validateAnswer` itself.
 */
export function sampleAnswer(field: FormField): Sample {
  const found = SAMPLES[field.type](field)
  if (found === null || found === undefined) return found
  return isEmptyAnswer(found) || validateAnswer(field, found) !== undefined ? undefined : found
}

/** An answer that is not empty and that the rules refuse; undefined where every text will do. */
export const refusedAnswer = (field: FormField): AnswerValue | undefined =>
  REFUSED.find((value) => !isEmptyAnswer(value) && validateAnswer(field, value) !== undefined)

const REFUSED: readonly AnswerValue[] = ['?', 'x', 'x y', '12', 'x'.repeat(TEXT_MAX + 1), ['?']]

/** The limits of a text field as a search for a text understands them. */
export function wantedOf({ type, validation }: FormField, kinds?: readonly Kind[]): Wanted {
  const checked = validation?.pattern ? Math.floor(patternTextLimit(validation.pattern) / 2) : TEXT_MAX
  return {
    min: Math.max(1, toNumber(validation?.minLength) ?? 0),
    max: Math.min(toNumber(validation?.maxLength) ?? TEXT_MAX, TEXT_MAX, checked),
    kinds: kinds ?? (traitsOf(type).control === 'lines' ? KINDS : LINE),
  }
}

function sampleText(field: FormField): Sample {
  const wanted = wantedOf(field)
  if (wanted.min > wanted.max) return null
  const pattern = field.validation?.pattern
  return pattern ? fittingText(pattern, wanted) : 'a'.repeat(wanted.min)
}

/** A whole number where there is one. */
function sampleNumber({ validation }: FormField): Sample {
  const [min, max] = [toNumber(validation?.min), toNumber(validation?.max)]
  const [from, to] = [min ?? Math.min(1, Math.floor(max ?? 1)), max ?? Math.max(1, Math.ceil(min ?? 1))]
  if (from > to) return null
  return from <= 1 && to >= 1 ? 1 : Math.ceil(from) <= to ? Math.ceil(from) : from
}

const sampleChoice = (field: FormField): Sample => optionsOf(field)[0]?.value ?? null

const SAMPLES: Record<FieldType, (field: FormField) => Sample> = {
  text: sampleText,
  textarea: sampleText,
  number: sampleNumber,
  email: () => 'ada@example.com',
  url: () => 'https://example.com',
  tel: () => '+14155550123',
  date: () => '2026-12-24',
  select: sampleChoice,
  radio: sampleChoice,
  checkbox: (field) => {
    const choice = sampleChoice(field)
    return typeof choice === 'string' ? [choice] : null
  },
  rating: (field) => scaleOf(field).max,
  consent: () => true,
  file: sampleFile,
}
