import type { FieldType, FormField } from '../../../contract/types.gen.ts'
import { validateAnswer } from '../../../rules/answers.ts'
import { normaliseTranscript } from '../../../rules/transcript/index.ts'
import type { Heard } from '../transcriber.ts'
import { rivalsOf, type Sounding } from './confidence/confusables.ts'
import type { Decoded } from './output.ts'

/** Of 115 numbers and dates that were heard right four led by less than this, and all three that were heard wrong. */
const CLEARLY_NEARER = 150
const DOUBTFUL = 0.55
const JUDGED: readonly FieldType[] = ['number', 'date', 'select', 'radio']

export interface Rivalry extends Omit<Sounding, 'isOther'> {
  field: FormField
  /** The sentence that the recording is nearest to, and how far it is; undefined when that cannot be told. */
  nearest: (sentences: string[]) => Promise<Decoded | undefined>
}

/**
 * Fifteen and fifty sound alike, "I do" and "I don't". What the field's limits rule out was not said where something near was;
 * else the nearer one was, and where both are near it is asked.
 */
export async function beforeRunnerUp(heard: Heard, { field, nearest, ...sounding }: Rivalry): Promise<Heard> {
  const value = JUDGED.includes(field.type) ? valueOf(field, heard.text) : undefined
  if (value === undefined) return heard
  const isOther = (words: string) => ![undefined, value].includes(possible(field, words))
  const rivals = rivalsOf(heard.text, { ...sounding, isOther })
  const [own, rival] = rivals.length > 0 ? await Promise.all([nearest([heard.text]), nearest(rivals)]) : []
  if (!own || !rival) return heard
  const lead = rival.distance - own.distance
  const isClear = Math.abs(lead) > CLEARLY_NEARER
  if (possible(field, heard.text) === undefined) return lead > CLEARLY_NEARER ? heard : { ...heard, text: rival.words }
  const nearer = lead < 0 ? { text: rival.words, alternatives: [heard.text] } : {}
  return { ...heard, ...nearer, ...(!isClear && { confidence: Math.min(heard.confidence ?? 1, DOUBTFUL) }) }
}

/** The value as text, to be compared. */
const valueOf = (field: FormField, words: string): string | undefined =>
  JSON.stringify(normaliseTranscript(field, words, { today: new Date(), locale: 'en-US' }))

/** The same where the field's limits allow it. */
function possible(field: FormField, words: string): string | undefined {
  const value = normaliseTranscript(field, words, { today: new Date(), locale: 'en-US' })
  return value === undefined || validateAnswer(field, value) !== undefined ? undefined : JSON.stringify(value)
}
