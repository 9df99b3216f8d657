import type { AnswerValue, FieldType, OtherAnswer } from '../../contract/types.gen.ts'
import type { CommandedField } from './commands.ts'
import type { LanguageOfCommands } from '../languages/shared/commands.ts'
import { spelledOut } from './letters.ts'
import { plainOf, plainWord, sounds, type Word, writtenOf } from './words.ts'

/** What shall be changed, and into what. */
export interface Change {
  from: readonly Word[]
  into: readonly Word[]
}

/** Whether what was to be changed stands in the answer, once or several times; a text holds the answer after the change. */
type Changed = string | 'absent' | 'ambiguous'
const ABSENT = 'absent'
export const AMBIGUOUS = 'ambiguous'
type ChangedAnswer = { words: string } | typeof ABSENT | typeof AMBIGUOUS

/** The answer with a part of it changed, as words that the field's rules can read. */
export function changed(
  field: CommandedField,
  current: AnswerValue | undefined,
  change: Change,
  language: LanguageOfCommands,
): ChangedAnswer {
  const result = changedText(field, current, change, language)
  return result === ABSENT || result === AMBIGUOUS ? result : { words: result }
}

function changedText(
  field: CommandedField,
  current: AnswerValue | undefined,
  change: Change,
  language: LanguageOfCommands,
): Changed {
  if (Array.isArray(current)) return changedChoices(field, current, change)
  if (typeof current !== 'string' && typeof current !== 'number') return ABSENT
  return CHANGED[field.type](field, String(current), change, language)
}

type Changing = (field: CommandedField, current: string, change: Change, language: LanguageOfCommands) => Changed

function changedChoices(
  { options }: CommandedField,
  current: (string | OtherAnswer)[],
  { from, into }: Change,
): Changed {
  const spoken = plainOf(from)
  const labels = current.map((value) =>
    typeof value === 'object' ? value.other : (options?.find((option) => option.value === value)?.label ?? value),
  )
  const places = labels.filter((label) => sounds(plainLabel(label), spoken))
  if (places.length === 0) return ABSENT
  return [...labels.filter((label) => label !== places[0]), writtenOf(into)].join(', ')
}

const plainLabel = (label: string): string => label.split(/\s+/u).map(plainWord).filter(Boolean).join(' ')

/** Whole words first; else letters within a word. */
function changedSentence(
  _field: CommandedField,
  current: string,
  change: Change,
  language: LanguageOfCommands,
): Changed {
  const parts = current.split(/(\s+)/u)
  const words = parts.flatMap((part, at) => (at % 2 === 0 ? [{ at, plain: plainWord(part) }] : []))
  const { from } = change
  const starts = words.filter((_, start) =>
    from.every(({ plain }, offset) => sounds(words[start + offset]?.plain ?? '', plain)),
  )
  const [first, second] = starts
  if (second) return AMBIGUOUS
  if (!first) return changedLetters(current, change, language)
  const last = first.at + (from.length - 1) * 2
  const old = parts.slice(first.at, last + 1).join('')
  const tail = /[,.;:!?]+$/u.exec(old)?.[0] ?? ''
  return [
    ...parts.slice(0, first.at),
    inCaseOf(old, intoText(change.into, language)) + tail,
    ...parts.slice(last + 1),
  ].join('')
}

/** A word that is spelled is put together; any other stays as it was written. */
function intoText(into: readonly Word[], { letters }: LanguageOfCommands): string {
  const isSpelled =
    into.length > 1 &&
    into.every(({ plain }) => plain.length === 1 || letters.times.has(plain) || letters.capital.has(plain))
  return isSpelled ? spelledOut(into, letters) : writtenOf(into)
}

const changedLetters = (current: string, { from, into }: Change, { letters }: LanguageOfCommands): Changed =>
  replaced(current, spelledOut(from, letters), spelledOut(into, letters))

/** Addresses and numbers are changed character by character: "change gmail to yahoo", "change four to five". */
const changedCharacters: Changing = (_, current, change, { letters }) =>
  replaced(current, spelledOut(change.from, letters), spelledOut(change.into, letters))

/** Only what is dialled counts, not how it is written. */
const changedPhone: Changing = (field, current, change, language) =>
  changedCharacters(field, current.replaceAll(/[^\d+]/g, ''), change, language)

/** "Change that to forty" names no digits, so the whole number is said again. */
const changedNumber: Changing = (field, current, change, language) => {
  const from = spelledOut(change.from, language.letters)
  const isWhole = from === current || !/\d/.test(from)
  return isWhole ? writtenOf(change.into) : changedCharacters(field, current, change, language)
}

const changedChoice: Changing = (field, current, change) => changedChoices(field, [current], change)

const CHANGED: Readonly<Record<FieldType, Changing>> = {
  text: changedSentence,
  textarea: changedSentence,
  number: changedNumber,
  email: changedCharacters,
  url: changedCharacters,
  tel: changedPhone,
  date: (_field, _current, { into }) => writtenOf(into),
  select: changedChoice,
  radio: changedChoice,
  checkbox: changedChoice,
  rating: changedNumber,
  consent: () => ABSENT,
  file: () => ABSENT,
}

function replaced(whole: string, from: string, into: string): Changed {
  if (from === '') return ABSENT
  const at = whole.toLowerCase().indexOf(from.toLowerCase())
  if (at < 0) return ABSENT
  if (whole.toLowerCase().includes(from.toLowerCase(), at + 1)) return AMBIGUOUS
  return whole.slice(0, at) + inCaseOf(whole.slice(at, at + from.length), into) + whole.slice(at + from.length)
}

/** A name that was written with a capital keeps it. */
const inCaseOf = (old: string, text: string): string =>
  /^\p{Lu}/u.test(old) && /^\p{Ll}/u.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text
