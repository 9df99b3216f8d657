import type { FormField } from '../../../contract/types.gen.ts'
import { takesOptions, traitsOf, type ValueKind } from '../../field-types.ts'
import type { Word } from '../../spoken-commands/words.ts'
import { isOfName } from './label.ts'
import type { AnsweredForm } from './next-fields.ts'
import { endsClause, type ReadPart, type RulesOfParts } from './part.ts'
import { isOfThatDay } from './read-part.ts'

/** An utterance that is divided, and what was read of it so far. */
export interface Search {
  words: readonly Word[]
  form: AnsweredForm
  open: FormField
  rules: RulesOfParts
  mustBeMarked: boolean
  read: Map<string, ReadPart | undefined>
}

/** Some words of it, as the answer of a field. */
export interface Placed {
  /** Whether the field is the one that is asked next. */
  isNext: boolean
  parts: readonly ReadPart[]
  from: number
  end: number
  search: Search
}

/** Whether the field may be answered there, if it is not asked next: by its name, or by a shape that no other field has. */
export function mayStand(field: FormField, placed: Placed): boolean {
  const { parts, from, search } = placed
  if (isTold(field, placed)) return true
  const isAfterPause = isPauseBefore(search.words, from)
  if (field === search.open) return isAfterPause && parts.length > 0
  if (isOnlyDay(field, placed)) return isAfterPause || !isAfterText(placed)
  return isAfterPause && isOnlyAddress(field, search.form)
}

const isTold = (field: FormField, placed: Placed): boolean => {
  const { isNext, from, end, search } = placed
  const { words, rules } = search
  if (isNext || words.slice(from, end).some(({ plain }) => isOfName(field, plain, rules.words))) return true
  const { begins, ends } = rules.words
  return leadOf(placed).some((word) => begins.has(word) || ends.words.has(word)) && isOnlyDay(field, placed)
}

const isOnlyAddress = ({ type }: FormField, { fields }: AnsweredForm): boolean =>
  traitsOf(type).value === 'line' && fields.filter((field) => field.type === type).length === 1

/** "From the third of May", where one field alone asks for a day on which something begins. */
function isOnlyDay(field: FormField, placed: Placed): boolean {
  const { rules, form } = placed.search
  const before = leadOf(placed)
  const mayBeIt = (each: FormField) => traitsOf(each.type).value === 'day' && isOfThatDay(each, before, false, rules)
  return mayBeIt(field) && form.fields.filter(mayBeIt).length === 1
}

/** The words before a value that are no part of it. */
function leadOf({ from, search: { words, rules } }: Placed): string[] {
  const end = words.findIndex(({ plain }, at) => at >= from && !rules.words.beside.has(plain))
  return words.slice(from, Math.max(from, end)).map(({ plain }) => plain)
}

export function isPauseBefore(words: readonly Word[], at: number): boolean {
  const before = words[at - 1]
  return before === undefined || endsClause(before)
}

/** Whether a part may stand there, by what is around it. */
export const fits = (part: ReadPart, placed: Placed): boolean =>
  placed.parts.length === 0 && placed.isNext ? fitsFirst(part, placed) : fitsAfter(part, placed)

/** A number alone may be the beginning of a longer one. */
const fitsFirst = (part: ReadPart, { end, search }: Placed): boolean =>
  kindOf(part) !== 'quantity' || part.isMarked || isPauseBefore(search.words, end)

function fitsAfter(part: ReadPart, placed: Placed): boolean {
  const { open, mustBeMarked } = placed.search
  if (part.field === open) return true
  if (takesOptions(part.field.type) && mayBeOfName(placed)) return false
  if (part.isMarked || (kindOf(part) === 'day' && !mayBeOfName(placed))) return true
  return !(mustBeMarked || isAfterText(placed) || ANYTHING.includes(kindOf(part)))
}

const isAfterText = ({ parts }: Placed): boolean => parts.slice(-1).some((before) => kindOf(before) === 'free-text')

/** What follows a name at once may belong to it, as in "Mary White" and "Joe Friday"; what no name holds, or is written, ends it. */
function mayBeOfName(placed: Placed): boolean {
  const { parts, from, search } = placed
  const { notInNames, inNames } = search.rules.words
  if (!isAfterText(placed) || isPauseBefore(search.words, from)) return false
  if (leadOf(placed).some((word) => notInNames.has(word) && !inNames.has(word))) return false
  return !(/\p{Lu}/u.test(parts.at(-1)?.words ?? '') && /^\p{Ll}/u.test(search.words[from]?.written ?? ''))
}

const kindOf = ({ field }: Pick<ReadPart, 'field'>): ValueKind => traitsOf(field.type).value

/** Any words or numbers are answers to these. */
const ANYTHING: readonly ValueKind[] = ['free-text', 'quantity']

/** A day of one word, or one that is not asked next, counts where another answer is sure. */
export const asPlaced = (part: ReadPart, placed: Placed): ReadPart =>
  kindOf(part) === 'day' && part.field !== placed.search.open && !(part.isMarked && isTold(part.field, placed))
    ? { ...part, needsOther: true }
    : part

export const isBorneOut = (parts: readonly ReadPart[]): boolean =>
  parts.every(({ needsOther }) => !needsOther) || parts.some(({ isMarked, needsOther }) => isMarked && !needsOther)
