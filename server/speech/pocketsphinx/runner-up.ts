import type { FormField } from '../../../contract/types.gen.ts'
import { validateAnswer } from '../../../rules/answers.ts'
import { traitsOf, type ValueKind } from '../../../rules/field-types.ts'
import { normaliseTranscript } from '../../../rules/transcript/index.ts'
import type { Heard } from '../transcriber.ts'
import { confusablesOf, type ConfusableOptions } from './confidence/confusables.ts'
import type { Decoded } from './output.ts'

/** Of 115 numbers and dates that were heard correctly four led by less than this, and all three that were heard wrong. */
const CLEAR_LEAD = 150
const DOUBTFUL = 0.55
const IS_COMPARED: Readonly<Record<ValueKind, boolean>> = {
  'free-text': false,
  line: false,
  quantity: true,
  day: true,
  'one-option': true,
  'several-options': false,
  scale: true,
  consent: false,
  upload: false,
}

interface RunnerUpOptions extends Omit<ConfusableOptions, 'isOther'> {
  field: FormField
  /** The sentence with the lowest acoustic cost; undefined when that is unknown. */
  cheapest: (sentences: string[]) => Promise<Decoded | undefined>
}

/** What an answer costs, and the nearest one with another meaning. */
export interface Rivals {
  own: Decoded
  runnerUp: Decoded
}

/** Undefined where the field has nothing to compare, and where nothing else sounds like the answer. */
export async function rivalsOf(
  text: string,
  { field, cheapest, ...options }: RunnerUpOptions,
): Promise<Rivals | undefined> {
  const value = IS_COMPARED[traitsOf(field.type).value] ? valueOf(field, text) : undefined
  if (value === undefined) return undefined
  const isOther = (words: string) => ![undefined, value].includes(possible(field, words))
  const confusables = await confusablesOf(text, { ...options, isOther })
  if (confusables.length === 0) return undefined
  const [own, runnerUp] = await Promise.all([cheapest([text]), cheapest(confusables)])
  return own && runnerUp && { own, runnerUp }
}

/**
 * Fifteen and fifty sound alike, "I do" and "I don't". An answer outside of the field's limits gives way to a runner-up inside
 * of them; else the one with the lower cost wins, and where both cost nearly the same the page asks.
 */
export function compareWithRunnerUp(heard: Heard, field: FormField, rivals: Rivals | undefined): Heard {
  if (!rivals) return heard
  const { own, runnerUp } = rivals
  const lead = runnerUp.totalCost - own.totalCost
  const isClear = Math.abs(lead) > CLEAR_LEAD
  if (possible(field, heard.text) === undefined) return lead > CLEAR_LEAD ? heard : { ...heard, text: runnerUp.words }
  const swapped = lead < 0 ? { text: runnerUp.words, alternatives: [heard.text] } : {}
  return { ...heard, ...swapped, ...(!isClear && { confidence: Math.min(heard.confidence ?? 1, DOUBTFUL) }) }
}

/** The value as text, to be compared. */
const valueOf = (field: FormField, words: string): string | undefined =>
  JSON.stringify(normaliseTranscript(field, words, { today: new Date(), locale: 'en-US' }))

/** The same where the field's limits allow it. */
function possible(field: FormField, words: string): string | undefined {
  const value = normaliseTranscript(field, words, { today: new Date(), locale: 'en-US' })
  return value === undefined || validateAnswer(field, value) !== undefined ? undefined : JSON.stringify(value)
}
