import { beforeAll, describe, expect, it } from 'vitest'
import type { AnswerValue, FieldComparison, FormField } from '../../../contract/types.gen.ts'
import { draftProblems } from '../../../rules/drafts.ts'
import { validateResponses } from '../../../rules/form-answers.ts'
import { REFERENCES_MAX } from '../../../rules/logic/limits.ts'
import { askedIn } from '../../../rules/logic/asked.ts'
import { fieldsForOwner } from '../../../rules/logic/texts.ts'
import { withAnswers } from '../../../rules/logic/fields-asked.ts'
import { loadPatternEngine } from '../../../rules/pattern.ts'
import { someFields } from '../../support/builders.ts'

/** What each of these takes on a fast machine is a tenth of it; before they were bounded it was half a second to a minute. */
const HELD_MS = 100

/** The processor's time of this thread: other work of the machine does not count. */
function cpuMs(work: () => unknown): number {
  const before = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}

const options = Array.from({ length: 500 }, (_, index) => ({ label: `Option ${index}`, value: `o${index}` }))
const values = options.map(({ value }) => value)
const problemsOf = (fields: FormField[]) => draftProblems({ title: 'T', structure: { fields } })

/** A form that compares its first answer a thousand times. */
const comparing = (first: Partial<FormField>, comparison: Omit<FieldComparison, 'field'>): FormField[] => {
  const fifty = Array.from({ length: 50 }, () => ({ field: 'f1', ...comparison }))
  return someFields(
    first,
    ...Array.from({ length: 20 }, () => ({ visibleWhen: { any: fifty.map((each) => ({ ...each })) } })),
  )
}
const submit = (fields: FormField[], value: AnswerValue) =>
  validateResponses(fields, { f1: { fieldId: 'f1', fieldType: fields[0]?.type ?? 'text', value } })
const askedWith = (fields: FormField[], value: AnswerValue) => askedIn(fields, () => ({ f1: String(value) }))

/** A form whose other fields all speak of its first answer in their help, as often as it has room. */
const referring = (first: Partial<FormField>, times: number): FormField[] =>
  someFields(first, ...Array.from({ length: 299 }, () => ({ description: '{{f1}}'.repeat(times) })))

const contradictory = (first: Partial<FormField>, ...all: Omit<FieldComparison, 'field'>[]): FormField[] =>
  someFields(
    first,
    ...Array.from({ length: 290 }, () => ({
      label: '{{f1}}{{f1}}{{f1}}',
      visibleWhen: { all: all.map((each) => ({ field: 'f1', ...each })) },
    })),
  )

describe('what logic costs', () => {
  beforeAll(async () => loadPatternEngine())

  const accented = 'e\u0301\u0323'.repeat(3333)
  it.each([
    ['a long text with each of ninety values', comparing({}, { op: 'oneOf', value: values.slice(0, 90) }), accented],
    ['a long text with a part of it', comparing({}, { op: 'contains', value: 'zz' }), accented],
    ['a text longer than any', comparing({}, { op: 'contains', value: 'zz' }), 'e\u0301'.repeat(300_000)],
    [
      'four hundred choices with each of eighty',
      comparing({ type: 'checkbox', options }, { op: 'oneOf', value: values.slice(420) }),
      values.slice(0, 420),
    ],
    ['a number longer than any', comparing({ type: 'number' }, { op: 'lessThan', value: 3 }), '9'.repeat(900_000)],
  ])('is little where a form compares %s a thousand times', (_, fields, value) => {
    expect(cpuMs(() => submit(fields, value))).toBeLessThan(HELD_MS)
    expect(cpuMs(() => askedWith(fields, String(value)))).toBeLessThan(HELD_MS)
  })

  it('is little where texts refer to hundreds of choices as often as they can', () => {
    const fields = referring({ type: 'checkbox', options }, 3)
    expect(problemsOf(fields)).toEqual([])
    expect(cpuMs(() => submit(fields, values))).toBeLessThan(HELD_MS)
    const text = '{{f1}}'.repeat(300)
    expect(cpuMs(() => withAnswers(text, fields, ({ id }) => (id === 'f1' ? values : undefined)))).toBeLessThan(HELD_MS)
  })

  it('lets the texts of a form refer to answers a thousand times together', () => {
    const most = `The texts of a form can refer to answers at most ${REFERENCES_MAX} times together`
    expect(problemsOf(referring({}, 4))).toEqual([most])
    const own = someFields({}, ...Array.from({ length: 20 }, () => ({ description: '{{what we ask}}'.repeat(100) })))
    expect(problemsOf(own)).toEqual([])
  })

  it('stays bounded where more references are stored from before', () => {
    const fields = referring({ type: 'date' }, 300)
    expect(cpuMs(() => submit(fields, '2024-05-05'))).toBeLessThan(HELD_MS)
    const labels = fields.map((field) => ({ ...field, label: '{{f1}}'.repeat(80) }))
    expect(cpuMs(() => fieldsForOwner(labels))).toBeLessThan(HELD_MS)
  })

  it('grows with a text, not with the square of its spaces', () => {
    const fields = someFields(...Array.from({ length: 300 }, () => ({ description: `${' '.repeat(1990)}{{` })))
    expect(cpuMs(() => submit(fields, 'x'))).toBeLessThan(HELD_MS)
  })

  it.each([
    ['options', contradictory({ type: 'radio', options }, { op: 'is', value: 'o1' }, { op: 'is', value: 'o2' })],
    ['lists of options', comparing({ type: 'checkbox', options }, { op: 'oneOf', value: values.slice(420) })],
  ])('is little where a form is saved that compares %s', (_, fields) => {
    expect(cpuMs(() => problemsOf(fields))).toBeLessThan(HELD_MS)
  })
})
