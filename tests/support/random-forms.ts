import * as fc from 'fast-check'
import type { AnswerValue, FieldOption, FieldType, FormField } from '../../contract/types.gen.ts'
import type { PersonStep } from '../../machines/simulation/session.ts'
import { FIELD_TYPES, takesOptions } from '../../rules/field-types.ts'
import { refusedAnswer, sampleAnswer } from '../../rules/form-check/samples.ts'
import { inJson } from './json.ts'

/** Random forms and what random people do with them; each shrinks to few fields and few steps. */

/** Patterns that an owner may write: some strict, some loose, some that nothing fits. */
const PATTERNS = ['^[a-z]+$', String.raw`^\d{5}$`, '[A-Z]', '^.{2,4}$', String.raw`\bcode\b`, '$x', '^(?:ab)*$']

const anOrder = ([one, other]: [number, number]) => (one <= other ? [one, other] : [other, one])
const someLimits = fc.record(
  {
    lengths: fc.tuple(fc.nat(8), fc.nat(8)).map(anOrder),
    range: fc.tuple(fc.integer({ min: -9, max: 9 }), fc.integer({ min: -9, max: 9 })).map(anOrder),
    pattern: fc.constantFrom(...PATTERNS),
  },
  { requiredKeys: [] },
)

const someOptions = fc
  .uniqueArray(fc.constantFrom('Red', 'Green', 'Blue', 'Four', 'For', 'Yes', 'No', 'None'), {
    minLength: 1,
    maxLength: 5,
  })
  .map((labels): FieldOption[] => labels.map((label) => ({ label, value: label.toLowerCase() })))

const aKind = fc.record({
  type: fc.constantFrom<FieldType>(...FIELD_TYPES),
  required: fc.boolean(),
  limits: someLimits,
  options: someOptions,
})

type Kind = typeof aKind extends fc.Arbitrary<infer Made> ? Made : never

function toField({ type, required, limits, options }: Kind, index: number): FormField {
  const { lengths: [minLength, maxLength] = [], range: [min, max] = [], pattern } = limits
  const isText = type === 'text' || type === 'textarea'
  const validation = isText ? { minLength, maxLength, pattern } : { min, max }
  return {
    id: `f${index}`,
    name: `field_${index}`,
    label: `Question ${index + 1}`,
    type,
    required,
    ...(takesOptions(type) && { options }),
    ...((isText || type === 'number') && { validation: inJson(validation) }),
  }
}

/** One to twelve fields of all types, with any limits that drafts allow. */
export const someFields = fc.array(aKind, { minLength: 1, maxLength: 12 }).map((kinds) => kinds.map(toField))

const MOVES: PersonStep[] = [
  { type: 'next.requested' },
  { type: 'previous.requested' },
  { type: 'field.confirmed' },
  { type: 'field.retried' },
  { type: 'advance.cancelled' },
  { type: 'submission.requested' },
  { type: 'review.closed' },
]
const OTHERS: AnswerValue[] = ['', ' ', 'ab', 'code', '12345', 'ABC', '-3', '0', 'red', ['red'], [], 7]

/** What a person does, before it is known in which field: `valid` and `refused` are of the field they are in. */
export type Intent =
  | PersonStep
  | { type: 'typing'; what: 'valid' | 'refused' }
  | { type: 'speaking'; what: 'valid' | 'refused' }

const anIntent: fc.Arbitrary<Intent> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...MOVES) },
  { weight: 2, arbitrary: fc.integer({ min: -1, max: 12 }).map((index) => ({ type: 'field.chosen' as const, index })) },
  {
    weight: 5,
    arbitrary: fc.record({ type: fc.constantFrom('typing', 'speaking'), what: fc.constantFrom('valid', 'refused') }),
  },
  { weight: 1, arbitrary: fc.constantFrom(...OTHERS).map((value) => ({ type: 'field.typed' as const, value })) },
)

export const someIntents = fc.array(anIntent, { maxLength: 40 })

/** What the person does in a field; nothing where the field has no such answer. */
export function stepOf(intent: Intent, field: FormField): PersonStep | undefined {
  if (intent.type !== 'typing' && intent.type !== 'speaking') return intent
  const value = intent.what === 'valid' ? sampleAnswer(field) : refusedAnswer(field)
  if (value === undefined || value === null) return undefined
  return intent.type === 'typing'
    ? { type: 'field.typed', value }
    : { type: 'answer.spoken', value, words: 'as it was said' }
}
