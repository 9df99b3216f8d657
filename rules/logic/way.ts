import type { AnswerValue, FormField, StoredValue } from '../../contract/types.gen.ts'
import { isAnswered } from '../answers.ts'
import { answerInWords } from '../answers/in-words.ts'
import { holds } from './condition.ts'
import type { GivenAnswer } from './given.ts'
import { referencesIn, withReferences } from './references.ts'

/** Where a jump leads that ends the form. */
export const END = 'end'

/** What was answered to a field, asked or not; undefined for nothing. Of a file that is stored, its facts do. */
export type ValueOf = (field: FormField) => AnswerValue | StoredValue | undefined

const known = new WeakMap<readonly FormField[], boolean>()

/** Whether what is asked, or how, depends on answers. */
export function hasLogic(fields: readonly FormField[]): boolean {
  const answer = known.get(fields) ?? fields.some(dependsOnAnswers)
  known.set(fields, answer)
  return answer
}

const dependsOnAnswers = ({ visibleWhen, requiredWhen, goTo, label, description }: FormField): boolean =>
  Boolean(visibleWhen || requiredWhen || goTo?.length) || [label, description].some((text) => text?.includes('{{'))

/**
 * The fields that are asked with these answers, in their order: required or not as their conditions say, and with the answers
 * that their labels and helps refer to. Answers to fields that are not asked count as not given.
 * @param language of the answers in words, as BCP 47
 * @returns the fields themselves where nothing depends on answers
 */
export function wayOf(fields: FormField[], valueOf: ValueOf, language?: string): FormField[] {
  if (!hasLogic(fields)) return fields
  const given = new Map<string, GivenAnswer>()
  const way: FormField[] = []
  let target: string | undefined
  for (const field of fields) {
    if (target !== undefined && target !== field.id) continue
    target = undefined
    if (field.visibleWhen && !holds(field.visibleWhen, given)) continue
    const asked = asAsked(field, fields, given, language)
    way.push(asked)
    const value = valueOf(field)
    if (value !== undefined && value !== null && isAnswered(asked, value)) given.set(field.id, { field: asked, value })
    target = field.goTo?.find(({ when }) => !when || holds(when, given))?.to
    if (target === END) break
  }
  return way
}

/** A text of the form with the answers that it refers to. */
export function withAnswers(text: string, fields: FormField[], valueOf: ValueOf, language?: string): string {
  if (referencesIn(text).length === 0) return text
  const asked = new Map(wayOf(fields, valueOf, language).map((field) => [field.id, field]))
  return withReferences(text, (id) => {
    const field = asked.get(id)
    if (field) return wordsOf({ field, value: valueOf(field) }, language)
    return fields.some((each) => each.id === id) ? '' : undefined
  })
}

const wordsOf = ({ field, value }: { field: FormField; value: ReturnType<ValueOf> }, language?: string): string =>
  answerInWords(field, value, language, { none: '', yes: 'Yes', file: ({ name }) => name })

/** By field, how it was asked last: the same field as long as nothing is other than before. */
const askedLast = new WeakMap<FormField, FormField>()

function asAsked(field: FormField, fields: FormField[], given: Map<string, GivenAnswer>, language?: string): FormField {
  const wordsFor = (id: string) => {
    const answer = given.get(id)
    if (answer) return wordsOf(answer, language)
    return fields.some((each) => each.id === id) ? '' : undefined
  }
  const label = withReferences(field.label, wordsFor)
  const description = field.description && withReferences(field.description, wordsFor)
  const required = field.required === true || (field.requiredWhen !== undefined && holds(field.requiredWhen, given))
  const isSame = (as: FormField) =>
    as.label === label && as.description === description && (as.required === true) === required
  if (isSame(field)) return field
  const last = askedLast.get(field)
  if (last && isSame(last)) return last
  const asked = { ...field, label, ...(description !== undefined && { description }), required }
  askedLast.set(field, asked)
  return asked
}
