import type { FormField, ListenFor } from '../../contract/types.gen.ts'
import type { AnswerValue } from '../answers.ts'
import { traitsOf, type ValueKind } from '../field-types.ts'
import type { Command } from '../languages/shared/commands.ts'
import type { Endings } from '../languages/shared/endings.ts'
import { SPOKEN_CONFIDENCE, SURE_CONFIDENCE } from '../limits.ts'
import { completenessOfAddress } from './addresses.ts'
import type { Completeness } from './levels.ts'
import { completenessOfDay } from './days.ts'
import { completenessOfNumber, isGrowing } from './numbers.ts'
import { completenessOfChoice, completenessOfChoices } from './options.ts'

/** What was said until a pause. */
export interface SaidSoFar {
  field: FormField
  /** As it was transcribed. */
  words: string
  listenFor: ListenFor
  /** What was understood of it; null where it is no answer yet. */
  understood: { kind: 'answer'; value: AnswerValue; isSure?: boolean } | { kind: 'command'; command: Command } | null
  /** From 0 to 1, only where the transcriber gives one. */
  confidence?: number | undefined
  /** The value of the same words if they were said on another day. */
  valueOn(today: Date): unknown
}

/**
 * How likely it is that more follows after a pause: "forty two" may end an answer, "one hundred and" does not. Decides only
 * how much silence is waited for, never the value.
 */
export function completenessOf(said: SaidSoFar, endings: Endings): Completeness {
  const { field, listenFor, understood } = said
  if (understood?.kind === 'command') return completenessOfCommand(understood.command, said)
  const kind = traitsOf(field.type).value
  if (mayEndSo(kind) && endings.unfinished.has(lastWordOf(said))) return 'partial'
  if (!understood) return TAKES_SEVERAL_WORDS[kind] ? 'partial' : 'open'
  // An address is asked about anyway, so a recogniser's doubt is no reason to wait longer.
  const isDoubted =
    understood.isSure === false || (kind !== 'line' && (said.confidence ?? SPOKEN_CONFIDENCE) < SURE_CONFIDENCE)
  if (isDoubted || listenFor === 'spelling') return 'open'
  return BY_KIND[kind](said, understood.value, endings)
}

/**
 * What a person sees of their answer in a pause, while more may follow: of a text the words so far, which stay its beginning.
 * Half of any other answer is another one, as forty of forty two. Where the recogniser doubts, the same is shown when it is
 * asked about; what leaves words unexplained is another value with each word.
 */
export function shownSoFar({ field, listenFor, understood }: SaidSoFar): AnswerValue | undefined {
  const isAsked = listenFor === 'answer' || listenFor === 'conversation'
  if (!isAsked || traitsOf(field.type).value !== 'free-text' || understood?.kind !== 'answer') return undefined
  return understood.isSure === false ? undefined : understood.value
}

/**
 * Half of a number, a day or an address is none yet, and a recogniser of the whole makes other words of it: "there again" of
 * "the third of". To wait costs nothing, since it would be asked for again.
 */
const TAKES_SEVERAL_WORDS: Readonly<Record<ValueKind, boolean>> = {
  'free-text': false,
  line: true,
  quantity: true,
  day: true,
  'one-option': false,
  'several-options': false,
  scale: false,
  consent: false,
  upload: false,
}

/** A label may end with any word. */
const mayEndSo = (kind: ValueKind): boolean => kind !== 'one-option' && kind !== 'several-options'

/** "No" begins many corrections, and a command many sentences. */
function completenessOfCommand(command: Command, { field, listenFor }: SaidSoFar): Completeness {
  const isDictated = listenFor !== 'command' && traitsOf(field.type).value === 'free-text'
  return command === 'no' || isDictated ? 'open' : 'whole'
}

type ByKind = (said: SaidSoFar, value: AnswerValue, endings: Endings) => Completeness

const BY_KIND: Readonly<Record<ValueKind, ByKind>> = {
  'free-text': completenessOfText,
  line: (_, value) => completenessOfAddress(String(value)),
  quantity: (said, value, endings) => completenessOfNumber(said.field, Number(value), wordsOf(said), endings),
  day: (said, value, endings) =>
    isGrowing(lastWordOf(said), endings) ? 'open' : completenessOfDay(value, said.valueOn),
  'one-option': ({ field }, value) => completenessOfChoice(field, value),
  'several-options': ({ field }, value) => completenessOfChoices(field, value),
  scale: (said, value, endings) => completenessOfNumber(said.field, Number(value), wordsOf(said), endings),
  consent: () => 'open',
  upload: () => 'open',
}

/**
 * A line that was taken for a name or a thing of several words hardly goes on: "Anna Smith", "forklift driver". A first name
 * does, and so do the lines of an address and longer texts.
 */
function completenessOfText({ field }: SaidSoFar, value: AnswerValue, { unfinished }: Endings): Completeness {
  const isLine = traitsOf(field.type).control === 'line'
  // Without words of a language no sentence is told from a name.
  return isLine && unfinished.size > 0 && PHRASE.test(String(value).trim()) ? 'likely' : 'open'
}

/** Two to five words, none with a figure in it. */
const PHRASE = /^[\p{L}\p{M}'’.-]+(?: [\p{L}\p{M}'’.&-]+){1,4}$/u

const wordsOf = ({ words }: SaidSoFar): string[] =>
  words
    .toLowerCase()
    .split(/[^\p{L}\p{N}']+/u)
    .filter(Boolean)

const lastWordOf = (said: SaidSoFar): string => wordsOf(said).at(-1) ?? ''
