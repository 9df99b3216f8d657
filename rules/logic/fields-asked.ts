import type { AnswerValue, FormField, StoredValue } from '../../contract/types.gen.ts'
import { isAnswered } from '../answers.ts'
import { answerInWords } from '../answers/in-words.ts'
import { holds } from './condition.ts'
import type { GivenAnswer } from './given.ts'
import { asQuoted, referencesIn, withReferences } from './references.ts'

/** Where a jump leads that ends the form. */
export const END = 'end'

/** What was answered to a field, asked or not; undefined for nothing. Of a file that is stored, its facts do. */
export type ValueOf = (field: FormField) => AnswerValue | StoredValue | undefined
type WordsFor = (fieldId: string) => string | undefined

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
export function fieldsAsked(fields: FormField[], valueOf: ValueOf, language?: string): FormField[] {
  if (!hasLogic(fields)) return fields
  const given = new Map<string, GivenAnswer>()
  const wordsFor = wordsOfGiven(fields, given, language)
  return decided(fields, valueOf, given, (field, required) => asAsked(field, required, wordsFor))
}

/** The ids of the fields of `fieldsAsked`. */
export const idsAsked = (fields: FormField[], valueOf: ValueOf): string[] =>
  hasLogic(fields) ? decided(fields, valueOf, new Map(), ({ id }) => id) : fields.map(({ id }) => id)

/**
 * @param given is filled with the answers to the fields that are asked
 * @param ask is called for each field that is asked, with whether it is required, before its answer is given
 */
function decided<Asked>(
  fields: FormField[],
  valueOf: ValueOf,
  given: Map<string, GivenAnswer>,
  ask: (field: FormField, required: boolean) => Asked,
): Asked[] {
  const asked: Asked[] = []
  let target: string | undefined
  for (const field of fields) {
    if (target !== undefined && target !== field.id) continue
    target = undefined
    if (field.visibleWhen && !holds(field.visibleWhen, given)) continue
    const required = field.required === true || (field.requiredWhen !== undefined && holds(field.requiredWhen, given))
    asked.push(ask(field, required))
    const value = valueOf(field)
    if (value !== undefined && value !== null && isAnswered({ ...field, required }, value))
      given.set(field.id, { field, value })
    target = field.goTo?.find(({ when }) => !when || holds(when, given))?.to
    if (target === END) break
  }
  return asked
}

/** Put into words once for each answer: the texts of a form may refer to it hundreds of times. */
function wordsOfGiven(fields: FormField[], given: ReadonlyMap<string, GivenAnswer>, language?: string): WordsFor {
  const ids = new Set(fields.map(({ id }) => id))
  const inWords = new Map<GivenAnswer, string>()
  return (id) => {
    const answer = given.get(id)
    if (!answer) return ids.has(id) ? '' : undefined
    const words = inWords.get(answer) ?? wordsOf(answer, language)
    inWords.set(answer, words)
    return words
  }
}

/** A text of the form with the answers that it refers to. */
export function withAnswers(text: string, fields: FormField[], valueOf: ValueOf, language?: string): string {
  if (referencesIn(text).length === 0) return text
  const given = new Map<string, GivenAnswer>()
  decided(fields, valueOf, given, () => undefined)
  return withReferences(text, wordsOfGiven(fields, given, language))
}

const wordsOf = ({ field, value }: GivenAnswer, language?: string): string =>
  asQuoted(answerInWords(field, value, language, { none: '', yes: 'Yes', file: ({ name }) => name }))

/** By field, how it was asked last: the same field as long as nothing is other than before. */
const askedLast = new WeakMap<FormField, FormField>()

function asAsked(field: FormField, required: boolean, wordsFor: WordsFor): FormField {
  const label = withReferences(field.label, wordsFor)
  const description = field.description && withReferences(field.description, wordsFor)
  const isSame = (as: FormField) =>
    as.label === label && as.description === description && (as.required === true) === required
  if (isSame(field)) return field
  const last = askedLast.get(field)
  if (last && isSame(last)) return last
  const asked = { ...field, label, ...(description !== undefined && { description }), required }
  askedLast.set(field, asked)
  return asked
}
