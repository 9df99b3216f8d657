import { traitsOf } from '../../../../../field-types.ts'
import type { ReadAnswer, Reading, SpokenField } from '../../../../shared/normalise.ts'
import { asksFor, type Vocabulary } from '../../../../shared/remainder.ts'
import { formOf, questionWords } from '../../lexicon/own-words.ts'
import { yesNoOptionsOf } from '../../choice.ts'
import { optionsFrom } from '../../options/labels.ts'

/**
 * A consent is given by a plain yes alone, and is always confirmed; so is a refusal, which leaves no trace, and a yes to
 * whether somebody minds, which many say who do not.
 */
export const confirmed =
  (read: ReadAnswer, vocabularies: readonly Vocabulary[]): ReadAnswer =>
  (field, transcript, circumstances) => {
    const found = read(field, transcript, circumstances)
    const isEmpty = Array.isArray(found?.value) && found.value.length === 0
    const isRefusal =
      isEmpty && (field.options?.length === 1 || !(NONE.test(transcript) || isAskedDenied(field, transcript)))
    if (found && isObjection(found.value, field, vocabularies)) return { ...found, isSure: false }
    if (!found || (!isRefusal && !isConsent(field, vocabularies))) return found
    return found.isSure || isRefusal ? { ...found, isSure: false } : undefined
  }

/** A bare "no" to a list may be meant for anything. */
const NONE = /\b(?:none|nothing|neither|any|nowt|no to all)\b/iu

/** "No allergies at all", where allergies are asked for. */
const isAskedDenied = (field: SpokenField, transcript: string): boolean => {
  const [, word = ''] = /\bno (\p{L}+)/iu.exec(transcript.toLowerCase()) ?? []
  return word.length > 2 && (questionWords(field).has(word) || questionWords(field).has(formOf(word)))
}

const isObjection = (
  value: unknown,
  { options, label = '' }: SpokenField,
  vocabularies: readonly Vocabulary[],
): boolean => {
  const { yes } = yesNoOptionsOf(optionsFrom(options))
  return yes !== undefined && yes.value === value && asksFor(vocabularies, 'objection', label)
}

/** One box, or a yes or no to a question for a consent. */
export function isConsent({ type, options, label = '' }: SpokenField, vocabularies: readonly Vocabulary[]): boolean {
  if (traitsOf(type).value === 'several-options') return options?.length === 1
  const { yes, no } = yesNoOptionsOf(optionsFrom(options))
  return yes !== undefined && no !== undefined && asksFor(vocabularies, 'consent', label)
}

/**
 * Confirms an option that was said to the letter in a further language, whose yes and no are not the plain ones.
 * @param inPlain the field with its options in the plain words
 */
export const confirmedIf = (
  found: Reading | undefined,
  inPlain: SpokenField,
  vocabularies: readonly Vocabulary[],
): Reading | undefined => (found && isConsent(inPlain, vocabularies) ? { ...found, isSure: false } : found)
