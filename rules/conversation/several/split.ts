import type { FormField } from '../../../contract/types.gen.ts'
import { validateAnswer } from '../../answers.ts'
import { traitsOf } from '../../field-types.ts'
import { type Word, wordsOf } from '../../spoken-commands/words.ts'
import { isNameOf } from './label.ts'
import { type AnsweredForm, nextFields } from './next-fields.ts'
import type { AnswerPart, ReadPart, RulesOfParts, Segment } from './part.ts'
import { asPlaced, fits, isBorneOut, isPauseBefore, mayStand, type Search } from './place.ts'
import { readPart } from './read-part.ts'

/** An utterance is no longer, in words, and fills no more fields than a person can follow when they are read back. */
const WORDS_MAX = 40
const PARTS_MAX = 6
/** A person waits meanwhile; what needs more is asked as one answer. */
const READ_MAX = 400

/**
 * The answers to several fields in one utterance: to the open field, and to those that are asked after it, in any order.
 * "Anna Smith, two nights from the third of May" answers a name, a number of nights and a day of arrival.
 *
 * A split is made only where each word is part of one of the answers, names its field or changes nothing; where there is one such
 * split; and, when the whole is a good answer to the open field alone, where each further part can be meant for no other field:
 * it names what it counts, or is a day or an address. Any words answer a text, so that a text is divided only where it asks for a
 * name. No consent, file or long text is answered so.
 * @param utterance as a transcriber wrote it
 * @param open the field that is asked
 * @returns two parts or more in the order of the form; undefined where the words answer one field, or it is not certain which
 */
export function answersIn(
  utterance: string,
  open: FormField,
  form: AnsweredForm,
  rules: RulesOfParts,
): AnswerPart[] | undefined {
  const words = wordsOf(utterance)
  if (words.length < 2 || words.length > WORDS_MAX || traitsOf(open.type).value === 'consent') return undefined
  const mustBeMarked = isAnswerAlone(open, utterance, rules)
  const search: Search = { words, form, open, rules: readingOnce(rules), mustBeMarked, read: new Map() }
  const only = onlyOne(splits(search, 0, []), form)
  return isTooMuch(search) ? undefined : only
}

/** There may be another split among what was not read any more. */
const isTooMuch = ({ read }: Search): boolean => read.size > READ_MAX

function isAnswerAlone(open: FormField, utterance: string, { read }: RulesOfParts): boolean {
  const whole = read(open, utterance)
  return whole?.isSure === true && validateAnswer(open, whole.value) === undefined
}

/** Every way to divide the words from here on, the shortest parts first. */
function* splits(search: Search, from: number, parts: readonly ReadPart[]): Generator<ReadPart[]> {
  const { words, form, open } = search
  const isWhole = parts.length > 1 && parts.some(({ field }) => field.id === open.id)
  if (from === words.length && isWhole && isBorneOut(parts)) yield [...parts]
  if (from === words.length || parts.length === PARTS_MAX) return
  const { next, others } = nextFields(form, open, parts)
  for (const field of [...(next ? [next] : []), ...others])
    for (let end = from + 1; end <= words.length && !isTooMuch(search); end += 1) {
      const placed = { isNext: field === next, parts, from, end, search }
      const part = mayStand(field, placed) ? partAt(search, field, from, end) : undefined
      if (part && fits(part, placed)) yield* splits(search, end, [...parts, asPlaced(part, placed)])
    }
}

function partAt(search: Search, field: FormField, from: number, end: number): ReadPart | undefined {
  const { words, rules, read } = search
  // What leads to the next value belongs to that.
  if (rules.words.beside.has(words[end - 1]?.plain ?? '') && end < words.length && !isPauseBefore(words, end)) return
  const key = `${field.id} ${from} ${end}`
  if (!read.has(key)) {
    const part = readPart(field, segmentOf(words, from, end), rules)
    read.set(key, part && namesOther(part, search) ? undefined : part)
  }
  return read.get(key)
}

/** "Anna Smith of the company Acme" is no name where a company is asked for as well. */
function namesOther({ field, value }: ReadPart, { form, rules }: Search): boolean {
  if (traitsOf(field.type).value !== 'free-text' || typeof value !== 'string') return false
  const others = form.fields.filter(({ id, label }) => id !== field.id && rules.words.asksName.test(label))
  const isOf = (word: Word) => (one: FormField) => isNameOf(one, word.plain, rules.words)
  return wordsOf(value).some((word) => others.some(isOf(word)) && !isOf(word)(field))
}

const segmentOf = (words: readonly Word[], from: number, end: number): Segment => ({
  words: words.slice(from, end),
  isAfterPause: isPauseBefore(words, from),
})

/** Most words are read in several divisions. */
function readingOnce(rules: RulesOfParts): RulesOfParts {
  const known = new Map<string, ReturnType<RulesOfParts['read']>>()
  const read: RulesOfParts['read'] = (field, said, today) => {
    if (today !== undefined) return rules.read(field, said, today)
    const key = JSON.stringify([field.id, field.type, field.label, said])
    if (!known.has(key)) known.set(key, rules.read(field, said))
    return known.get(key)
  }
  return { ...rules, read }
}

const valuesOf = (parts: readonly AnswerPart[]): string =>
  JSON.stringify(parts.map(({ field, value }) => [field.id, value]))

/** In the order of the form; undefined where the words can be divided into different answers. */
function onlyOne(found: Iterable<ReadPart[]>, { fields }: AnsweredForm): AnswerPart[] | undefined {
  const placeOf = ({ field }: AnswerPart) => fields.findIndex(({ id }) => id === field.id)
  let first: ReadPart[] | undefined
  for (const said of found) {
    const parts = said.toSorted((a, b) => placeOf(a) - placeOf(b))
    if (first && valuesOf(parts) !== valuesOf(first)) return undefined
    first ??= parts
  }
  return first?.map(({ field, value, words }) => ({ field, value, words }))
}
