import type { FormField } from '../../contract/types.gen.ts'
import { isAnswered } from '../../rules/answers.ts'
import { isSpoken } from '../../rules/field-types.ts'
import { refusedAnswer, type Sample, sampleAnswer } from '../../rules/form-check/samples.ts'
import type { PersonStep } from './session.ts'

/** What a path does to its field: the first five are for every field, as far as it can be answered at all. */
export type PathKind = 'jumped to' | 'skipped' | 'failed' | 'retried' | 'answered' | 'spoken' | 'withheld'

/** One way through one field; it begins wherever the person is. */
export interface FormPath {
  kind: PathKind
  /** The place of the field, from 0. */
  index: number
  steps: PersonStep[]
}

/**
 * The ways that a respondent can take, some six for each field however long the form is: each field jumped to, skipped,
 * failed, retried, answered and answered by voice; then each required one withheld alone, and given again.
 */
export function pathsOf(fields: FormField[]): FormPath[] {
  const samples = fields.map(sampleAnswer)
  return [
    ...fields.flatMap((field, index) => pathsThrough(field, index, fields.length, samples[index])),
    ...fields.flatMap((field, index) => withheld(field, index, samples[index])),
  ]
}

function pathsThrough(field: FormField, index: number, count: number, sample: Sample): FormPath[] {
  const refused = refusedAnswer(field)
  const come: PersonStep = { type: 'field.chosen', index }
  const away: PersonStep = { type: 'field.chosen', index: index === 0 ? count - 1 : 0 }
  const clear: PersonStep = { type: 'field.retried' }
  return [
    { kind: 'jumped to', index, steps: [away, come] },
    { kind: 'skipped', index, steps: [come, clear, away, come] },
    ...(refused === undefined ? [] : [{ kind: 'failed' as const, index, steps: [come, typed(refused), CONFIRMED] }]),
    { kind: 'retried', index, steps: [come, typed(sample ?? refused), clear] },
    ...(isGiven(sample) ? answersOf(field, index, sample) : []),
  ]
}

function answersOf(field: FormField, index: number, sample: NonNullable<Sample>): FormPath[] {
  const come: PersonStep = { type: 'field.chosen', index }
  const spoken: PersonStep = { type: 'answer.spoken', value: sample, words: 'as it was said' }
  return [
    { kind: 'answered', index, steps: [come, typed(sample), CONFIRMED] },
    ...(isSpoken(field.type) ? [{ kind: 'spoken' as const, index, steps: [come, spoken] }] : []),
  ]
}

function withheld(field: FormField, index: number, sample: Sample): FormPath[] {
  if (!field.required || !isGiven(sample) || !isAnswered(field, sample)) return []
  const come: PersonStep = { type: 'field.chosen', index }
  return [
    { kind: 'withheld', index, steps: [come, { type: 'field.retried' }] },
    { kind: 'answered', index, steps: [come, typed(sample), CONFIRMED] },
  ]
}

const CONFIRMED: PersonStep = { type: 'field.confirmed' }

const typed = (value: Sample): PersonStep => ({ type: 'field.typed', value: value ?? undefined })

const isGiven = (sample: Sample): sample is NonNullable<Sample> => sample !== undefined && sample !== null
