import type { FieldType, FormField } from '../../contract/types.gen.ts'
import { validateAnswer } from '../../rules/answers.ts'
import { normaliseTranscript } from '../../rules/transcript/index.ts'
import { twinOf } from './confusable.ts'
import type { Heard } from './recogniser.ts'

/** Of 112 numbers that end so, two were taken for their twins, by 70 at most; 106 were nearer than the twin by more than this. */
const CLEARLY_NEARER = 130
const DOUBTFUL = 0.55
const NUMBERED: readonly FieldType[] = ['number', 'date', 'select', 'radio']

/** How far the recording is from a sentence; undefined when that cannot be told. */
type DistanceOf = (words: string) => Promise<number | undefined>

/**
 * Fifteen and fifty sound alike. What the field's limits rule out was not said; else the nearer one was, and where both are
 * near it is asked.
 */
export async function betweenTwins(heard: Heard, field: FormField, distanceOf: DistanceOf): Promise<Heard> {
  const twin = NUMBERED.includes(field.type) ? twinOf(heard.text) : undefined
  if (twin === undefined) return heard
  const [isPossible, isTwinPossible] = [heard.text, twin].map((words) => isWithinLimits(field, words))
  if (!isTwinPossible) return heard
  if (!isPossible) return { ...heard, text: twin }
  const [distance, twinDistance] = await Promise.all([distanceOf(heard.text), distanceOf(twin)])
  if (distance === undefined || twinDistance === undefined) return heard
  const nearer = twinDistance < distance ? { text: twin, alternatives: [heard.text] } : {}
  const isClear = Math.abs(twinDistance - distance) > CLEARLY_NEARER
  return { ...heard, ...nearer, ...(!isClear && { confidence: Math.min(heard.confidence ?? 1, DOUBTFUL) }) }
}

function isWithinLimits(field: FormField, words: string): boolean {
  const value = normaliseTranscript(field, words, { today: new Date(), locale: 'en-US' })
  return value !== undefined && validateAnswer(field, value) === undefined
}
