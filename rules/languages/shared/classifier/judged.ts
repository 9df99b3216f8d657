import type { FieldType } from '../../../../contract/types.gen.ts'
import { traitsOf, type ValueKind } from '../../../field-types.ts'
import type { Layer } from '../normalise.ts'
import type { Classifier } from './classifier.ts'

/** What is told by its words; an address or the number of a phone is told by its shape. */
const CLASSIFIED: ReadonlySet<ValueKind> = new Set<ValueKind>([
  'free-text',
  'one-option',
  'several-options',
  'quantity',
  'scale',
  'day',
])

/** Log-odds. Of 1,252 answers in sets that it was not trained with, 22 were above, and 34 of the 60 that were taken wrongly. */
export const DOUBTED = 0.6
/** Of 467 texts that answered their question 2 were above, and 125 of 366 that did not. */
const SURELY_TALK = 3
/** Of a text that is all of what was said: of ten sets that it was not trained with none that answered its question was above. */
const SURELY_TALK_WHOLE = 2.8

/** Whether answers of a type of field are classified at all. */
export const isClassified = (type: FieldType): boolean => CLASSIFIED.has(traitsOf(type).value)

/**
 * Asks for an answer that would be taken, where what was said hardly sounds like one. What is surely talk is not even proposed as
 * a text.
 */
export const judgedBy =
  (classify: Classifier): Layer =>
  (read) =>
  (field, heard, circumstances) => {
    const found = read(field, heard, circumstances)
    if (!found || !field.label || !isClassified(field.type)) return found
    const isText = traitsOf(field.type).value === 'free-text'
    if (isText ? isComposed(found.value, heard) : isBrief(heard)) return found
    const odds = classify(field, heard)
    const limit = isText ? limitOf(String(found.value), heard, field.label) : found.isNamed ? SURELY_TALK : Infinity
    if (odds > limit) return undefined
    return odds > DOUBTED ? { ...found, isSure: false } : found
  }

/** From which odds on a text is not even proposed. */
function limitOf(text: string, heard: string, label: string): number {
  if (isWhole(text, heard)) return SURELY_TALK_WHOLE
  return isNamed(text, label) ? Infinity : SURELY_TALK
}

/** What was spelled, dictated or corrected does not stand in what was said as it is, whose words then tell nothing of it. */
const isComposed = (value: unknown, heard: string): boolean => !lettersOf(heard).includes(lettersOf(String(value)))

/** A name that the transcriber wrote as one stands out of what else was said, and so does what begins with the words of the question. */
const isNamed = (value: string, label: string): boolean =>
  /\p{Lu}/u.test(value) || value.toLowerCase().startsWith(`${label.toLowerCase()} `)

const lettersOf = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

/** In words: beside a value stands too little to judge. */
const BRIEF = 3

const isBrief = (heard: string): boolean => heard.trim().split(/\s+/u).length <= BRIEF

/** In letters and digits, of sounds and words around a text that are left out. */
const LEFT_OUT_MAX = 8

const isWhole = (value: unknown, heard: string): boolean =>
  lettersOf(heard).length - lettersOf(String(value)).length <= LEFT_OUT_MAX
