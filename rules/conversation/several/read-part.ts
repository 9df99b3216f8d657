import type { FormField } from '../../../contract/types.gen.ts'
import { type AnswerValue, validateAnswer } from '../../answers.ts'
import { traitsOf, type ValueKind } from '../../field-types.ts'
import { type Word, writtenOf } from '../../spoken-commands/words.ts'
import { coreOf } from './core.ts'
import { isNameOf, isOfName } from './label.ts'
import { nameIn } from './names.ts'
import { endsClause, type ReadPart, type RulesOfParts, type Segment } from './part.ts'

type Found = { value: AnswerValue; isMarked: boolean } | undefined
type ReadSegment = (field: FormField, segment: Segment, rules: RulesOfParts) => Found

/** A text is told from the other answers by its name: "my company is Acme", "under the name of Jones". */
const named: ReadSegment = (field, { words }, rules) => {
  const { is, beside, introduces } = rules.words
  const at = words.findIndex(({ plain }) => is.has(plain))
  const end = at < 0 ? calledAt(words, rules) : at + 1
  const before = words.slice(0, end).filter(({ plain }) => !is.has(plain))
  const isNamed = before.some(({ plain }) => isNameOf(field, plain, rules.words))
  const isLead = ({ plain }: Word) => beside.has(plain) || introduces.has(plain) || isNameOf(field, plain, rules.words)
  const value = isNamed && before.every(isLead) ? nameIn(field, words.slice(end), rules) : undefined
  return value === undefined ? undefined : { value, isMarked: true }
}

/** Where a name begins that follows the word "name" at once. */
function calledAt(words: readonly Word[], { words: { called } }: RulesOfParts): number {
  const end = words.findIndex(({ plain }) => called.name.has(plain)) + 1
  return end > 0 && called.of.has(words[end]?.plain ?? '') ? end + 1 : end
}

const text: ReadSegment = (field, segment, rules) => {
  const found = named(field, segment, rules)
  const value = found ? undefined : nameIn(field, segment.words, rules)
  return value === undefined ? found : { value, isMarked: false }
}

/** "Dolores Tres Noches" is a name as it is written, and "the night from the third" tells a day. */
const quantity: ReadSegment = (field, { words, isAfterPause }, rules) => {
  const core = coreOf(field, words, rules)
  const { begins, ends } = rules.words
  if (words.some(({ plain }) => begins.has(plain) || ends.words.has(plain))) return undefined
  if (!isAfterPause && /^\p{Lu}/u.test(core?.words[0]?.written ?? '') && words[0] === core?.words[0]) return undefined
  return core && { value: core.reading.value, isMarked: core.isNamed }
}

/** A day has a shape of its own where it names more than a weekday or is written, or where a word such as "from" stands before it. */
const day: ReadSegment = (field, { words, isAfterPause }, rules) => {
  const core = coreOf(field, words, rules)
  if (!core || !isOfThatDay(field, core.before, core.isNamed, rules)) return undefined
  const isShaped = core.words.length > 1 || core.words.some(({ plain }) => /\d/u.test(plain))
  return { value: core.reading.value, isMarked: isShaped || core.before.length > 0 || isAfterPause }
}

/** Whether a day after these words can be one that the field asks for: "from" leads to no departure. */
export function isOfThatDay(
  { label }: FormField,
  before: readonly string[],
  isNamed: boolean,
  { words }: RulesOfParts,
): boolean {
  const { begins, ends, otherDays } = words
  if (otherDays.test(label)) return isNamed
  if (before.some((word) => ends.words.has(word))) return ends.labels.test(label)
  if (before.some((word) => begins.has(word))) return !ends.labels.test(label)
  return true
}

/** A yes or a no alone may be a reply to anything; an option is led to by a word such as "with", or stands with the field's name. */
const option: ReadSegment = (field, { words }, rules) => {
  const core = coreOf(field, words, rules)
  if (!core) return givenOrNot(field, words, rules)
  const isNamed = core.isNamed || words.some(({ plain }) => isOfName(field, plain, rules.words))
  if (!isNamed && rules.isYesOrNo(writtenOf(core.words))) return undefined
  return { value: core.reading.value, isMarked: isNamed || core.before.some((word) => rules.words.leads.has(word)) }
}

/** "With breakfast" is a yes where that is asked. */
function givenOrNot(field: FormField, words: readonly Word[], rules: RulesOfParts): Found {
  const { given, beside } = rules.words
  const isName = ({ plain }: Word) => isNameOf(field, plain, rules.words)
  const at = words.findIndex(({ plain }) => given.has(plain))
  const [word, others] = [words[at], words.toSpliced(at, 1)]
  // To "without sugar?" neither "with" nor "without" is a plain yes.
  const isTurnedRound = given.keys().some((key) => isNameOf(field, key, rules.words))
  if (!word || isTurnedRound || !others.some(isName)) return undefined
  if (!others.every((other) => isName(other) || beside.has(other.plain))) return undefined
  const found = rules.read(field, given.get(word.plain) ?? '')
  return found?.isSure ? { value: found.value, isMarked: true } : undefined
}

/** Within an address people pause between letters and digits, not between words. */
const isPausedWord = (word: Word): boolean => endsClause(word) && /^\p{L}{2,}$/u.test(word.plain)

/** An address has a shape of its own, but where it begins is known only by a pause or a word. */
const address: ReadSegment = (field, { words, isAfterPause }, rules) => {
  const core = coreOf(field, words, rules)
  if (!core || core.words.slice(0, -1).some(isPausedWord)) return undefined
  const isWritten = core.words.length === 1
  return { value: core.reading.value, isMarked: core.isNamed || isAfterPause || isWritten }
}

const none: ReadSegment = () => undefined

const BY_KIND: Readonly<Record<ValueKind, ReadSegment>> = {
  'free-text': text,
  line: address,
  quantity,
  day,
  'one-option': option,
  'several-options': option,
  scale: quantity,
  // Nothing but a plain yes to its own question gives it.
  consent: none,
  upload: none,
}

/** The answer of a field in some words of an utterance; undefined where they are none, or hold more than that. */
export function readPart(field: FormField, segment: Segment, rules: RulesOfParts): ReadPart | undefined {
  if (traitsOf(field.type).control === 'lines') return undefined
  const found = BY_KIND[traitsOf(field.type).value](field, segment, rules)
  if (!found || validateAnswer(field, found.value) !== undefined) return undefined
  return { field, ...found, words: writtenOf(segment.words) }
}
