import { takesOptions, traitsOf, type ValueKind } from '../../../field-types.ts'
import { alternatives } from './alternatives.ts'
import { exactly } from '../exact-label.ts'
import { firmFirst } from './firm-first.ts'
import type { ReadAnswer, Reading, SpokenField } from '../normalise.ts'
import { fromOwnClauses, guessed, type Read } from './part-of-it.ts'
import { beforeRemark } from './remark.ts'
import { saidOnce } from './said-once.ts'
import { repaired } from './repaired.ts'
import { standsOut } from './stands-out.ts'
import type { Turns } from './turns.ts'
import { weakened } from './weakened.ts'
import { isHesitation, PAUSE, plainWords } from '../words.ts'

/**
 * Reads what stands after the turn to the person's own answer; the words before it say why, and nothing of it. Where the whole has no
 * value, the only clause that has one is a guess, which is never taken without asking unless the others have none.
 */
export const ownClause =
  (turns: Turns, read: ReadAnswer): ReadAnswer =>
  (field, heard, circumstances) => {
    if (heard.length > TURNING_MAX) return read(field, heard, circumstances)
    const isPlain = REMARKED.has(traitsOf(field.type).value) && exactly(field.options ?? [], heard) === undefined
    const transcript = isPlain ? saidOnce(heard, turns.around) : heard
    const found = inClauses(turns, read)(field, transcript, circumstances)
    const isWish = WISHED.has(traitsOf(field.type).value) && turns.wishes?.test(wordsIn(transcript)) === true
    if (found) return isQuestion(transcript) && !isWish ? { ...found, isSure: false } : found
    if (isAsked(transcript, turns)) return undefined
    return alternatives(turns.between, transcript, field, (said) => read(field, said, circumstances))
  }

/** One question of several words, as a transcriber marks it: "is yoga for beginners?"; a single word only rises. */
const isQuestion = (transcript: string): boolean =>
  /^[^.!?]*\?\s*$/u.test(transcript) && transcript.trim().split(/\s+/u).length > 2

const inClauses =
  (turns: Turns, read: ReadAnswer): ReadAnswer =>
  (field, transcript, circumstances) => {
    const readAs = (said: string) => read(field, said, circumstances)
    const isExact = exactly(field.options ?? [], transcript) !== undefined
    if (!isExact && (isAsked(transcript, turns) || turns.putsOff.test(wordsIn(transcript)))) return undefined
    const aside = isExact ? undefined : afterCall(transcript, turns, readAs)
    if (aside !== undefined) return proposedOf(readAs(aside))
    const again = isExact ? undefined : repaired(field, transcript, turns, readAs)
    if (again) return again
    const { own, before, start } = atTurn(transcript, turns)
    const isConcluded =
      turns.concludes.test(before) && (CONCLUDED.has(traitsOf(field.type).value) || readAs(before) === undefined)
    const isTurned = turns.before.test(before) || isConcluded
    const isFurther = own !== undefined && turns.further?.test(own) === true
    const isAside = turns.before.exec(before)?.groups?.['aside'] !== undefined
    const isFirst = isAside || (isConcluded && own !== undefined && isLabel(field, own.replace(/\W+$/u, '').trim()))
    const isOpen = own !== undefined && isTurned && !isFurther && (isFirst || !readAs(start)?.isSure)
    const turned = isOpen ? readAs(own) : undefined
    if (turned?.isSure && !turned.isGuess) return turned
    const whole = readAs(transcript)
    if (whole?.isSure) return { ...whole, isSure: !isLapsed(field, transcript, turns) }
    if (field.options?.length === 1) return whole
    const isFirm = (answer: string) =>
      !turns.open.test(answer) && (isLabel(field, answer) || readAs(answer)?.value === 0)
    const isList = traitsOf(field.type).value === 'several-options'
    const isTold = REMARKED.has(traitsOf(field.type).value) && !transcript.includes('?')
    const remarked = isTold
      ? beforeRemark(wordsIn(transcript), turns.remarks, readAs, whole, isFirm, isList)
      : undefined
    if (remarked && !isJoined(field, transcript, remarked, readAs)) return remarked
    const firm = alone(field, transcript, turns, readAs)
    if (firm) return firm
    if (
      isTold &&
      whole &&
      standsOut(field, transcript, { spoils: turns.remarks.spoils, numbered: turns.numbered }, whole)
    )
      return { ...whole, isSure: true }
    const guess = whole && !whole.isGuess ? undefined : guessed(field, transcript, own, turns, readAs)
    const fromOwn = turns.asksOthers.test(field.label ?? '')
      ? undefined
      : fromOwnClauses(transcript, turns, readAs, whole)
    return guess?.isSure ? guess : (fromOwn ?? guess ?? whole ?? weakened(field, transcript, turns.weakens, readAs))
  }

/** A label or a number before a pause, by itself. */
function alone(field: SpokenField, transcript: string, turns: Turns, read: Read): Reading | undefined {
  const { value } = traitsOf(field.type)
  if (value === 'one-option') {
    const isPlain = (answer: string) => isLabel(field, answer) && !turns.denies.test(answer)
    return firmFirst(transcript, turns.afterLabel, isPlain, read)
  }
  return value === 'quantity' ? firmFirst(transcript, turns.afterNumber, isBare, read) : undefined
}

const isBare = (answer: string): boolean => answer.trim().split(/\s+/u).length <= NUMBER_WORDS

/** A bare number has no more words: "two and a half". */
const NUMBER_WORDS = 4

/** "Two. Forty minutes I waited" is no 240: a number ends with its sentence. */
function isJoined({ type }: SpokenField, transcript: string, { value }: Reading, read: Read): boolean {
  const [first = ''] = /^[^.!?;]+/u.exec(transcript) ?? []
  const found = takesOptions(type) ? undefined : read(first)
  return found !== undefined && String(found.value) !== String(value)
}

/** Whether a label was said to the letter, perhaps with an article: "la anual", "the van". */
const isLabel = ({ options }: SpokenField, answer: string): boolean =>
  [answer, answer.replace(/^(?!lo )\S{1,3} (?:de )?/u, '')].some((said) => exactly(options ?? [], said) !== undefined)

/** Kinds of which a value stands out of what else is said. */
const REMARKED: ReadonlySet<ValueKind> = new Set(['one-option', 'several-options', 'quantity', 'scale', 'day'])

/** Kinds of which one value is wanted, so that a conclusion stands for what led to it: "the car's in the garage, so by train". */
const CONCLUDED: ReadonlySet<ValueKind> = new Set(['one-option', 'scale'])

/** Kinds of which a value is hardly a word of another question: "can I have a word with the manager?". */
const WISHED: ReadonlySet<ValueKind> = new Set(['quantity', 'day', 'line'])

/** "Was it four? Yes, four." answers itself. */
const isAsked = (transcript: string, { asks }: Turns): boolean =>
  !/\?\s*\S/u.test(transcript) && asks.test(wordsIn(transcript))

const wordsIn = (transcript: string): string =>
  plainWords(transcript)
    .filter((word) => word !== PAUSE && !isHesitation(word))
    .join(' ')

/** What follows talk to somebody in the room; who is called or told to do something is no value: "low leave it". */
function afterCall(transcript: string, { called }: Turns, read: Read): string | undefined {
  const words = wordsIn(transcript)
  const found = called.exec(words)
  const { name, order } = found?.groups ?? {}
  const isCalled = name !== undefined && !read(name) && !read(order?.split(' ')[0] ?? name)
  return found && isCalled ? words.slice(found[0].length) : undefined
}

const proposedOf = (found: Reading | undefined): Reading | undefined =>
  found?.isSure ? { ...found, isSure: false, isGuess: true } : undefined

/** A day lies at another time anyway, and a question may ask for it. */
const isLapsed = ({ type, label = '' }: SpokenField, transcript: string, { lapsed }: Turns): boolean =>
  traitsOf(type).value !== 'day' && lapsed.test(wordsIn(transcript)) && !lapsed.test(wordsIn(label))

/** A sentence is no longer, in characters. */
const TURNING_MAX = 300

/** What stands after the last turn, before it with the turn itself, and without it. */
function atTurn(transcript: string, { turn }: Turns): { own: string | undefined; before: string; start: string } {
  const said = plainWords(transcript).join(' ')
  const last = [...said.matchAll(turn)].at(-1)
  const start = said.slice(0, last?.index ?? 0)
  const before = `${start}${last?.[0] ?? ''}`
  return { own: last && said.slice(before.length), before, start }
}
