import type { AnswerValue, FormField } from '../../contract/types.gen.ts'
import { isAnswered, validateAnswer } from '../answers.ts'
import { isSpoken, traitsOf } from '../field-types.ts'
import { TRANSCRIPT_MAX } from '../limits.ts'
import { HYPOTHESES_MAX, UNCONFIRMED_KEPT_MAX } from './limits.ts'
import { type AnsweredForm, askedWith } from './several/next-fields.ts'
import type { AnswerPart } from './several/part.ts'

/** An answer that was heard and waits for a yes, or several of one utterance; and what else it may have been. */
export type Waiting = ({ value: AnswerValue } | { parts: readonly AnswerPart[] }) & {
  transcript: string
  /** From 0 to 1; undefined where the transcriber did not say. */
  confidence: number | undefined
  others?: readonly AnswerValue[]
}

/** The same as a device keeps it: a field is known by its id, as its owner may change it meanwhile. */
interface KeptAnswer {
  value?: AnswerValue
  parts?: { fieldId: string; value: AnswerValue; words: string }[]
  transcript: string
  confidence?: number
  others?: AnswerValue[]
}

/** By the id of the field that was open. */
export type KeptUnconfirmed = Record<string, KeptAnswer>

/** What a device keeps of what waits for a yes; what would need more room than there is for all is left out. */
export function keptUnconfirmed(waiting: Readonly<Partial<Record<string, Waiting>>>): KeptUnconfirmed {
  let room = UNCONFIRMED_KEPT_MAX
  const kept = Object.entries(waiting).flatMap(([fieldId, one]) => (one ? [[fieldId, keptAnswer(one)] as const] : []))
  return Object.fromEntries(
    kept.filter(([, answer]) => {
      const size = JSON.stringify(answer).length
      if (size > room) return false
      room -= size
      return true
    }),
  )
}

/**
 * What waits for a yes again, by the id of its field. Only what answers a field that is asked does; and no consent, whose box must
 * never be ticked as somebody comes back.
 * @param kept as it was stored, perhaps by another version of this page or by another script: nothing is assumed of it
 * @param form with the answers that stand
 */
export function restoredUnconfirmed(kept: unknown, form: AnsweredForm): Record<string, Waiting> {
  if (!isRecord(kept)) return {}
  return Object.fromEntries(
    form.fields.flatMap(({ id }) => {
      const waiting = Object.hasOwn(kept, id) ? restored(id, kept[id], form) : undefined
      return waiting ? [[id, waiting]] : []
    }),
  )
}

function keptAnswer(waiting: Waiting): KeptAnswer {
  const { transcript, confidence, others = [] } = waiting
  return {
    ...('parts' in waiting ? { parts: waiting.parts.map(keptPart) } : { value: waiting.value }),
    transcript: transcript.slice(0, TRANSCRIPT_MAX),
    ...(confidence !== undefined && { confidence }),
    ...(others.length > 0 && { others: others.slice(0, HYPOTHESES_MAX) }),
  }
}

const keptPart = ({ field, value, words }: AnswerPart) => ({ fieldId: field.id, value, words })

function restored(fieldId: string, kept: unknown, form: AnsweredForm): Waiting | undefined {
  if (!isRecord(kept) || !isText(kept['transcript'])) return undefined
  const { transcript, value, parts } = kept
  const field = askedWith(form, []).find(({ id }) => id === fieldId)
  if (!field) return undefined
  const others = listIn(kept['others']).slice(0, HYPOTHESES_MAX).filter(isAnswerTo(field))
  const said = { transcript, confidence: confidenceIn(kept['confidence']), ...(others.length > 0 && { others }) }
  if (parts === undefined) return isAnswerTo(field)(value) ? { value, ...said } : undefined
  const answers = restoredParts(listIn(parts), form)
  return answers[0]?.field.id === fieldId ? { parts: answers, ...said } : undefined
}

/** The parts that still answer a field, each field once; with labels that name the answers among them. */
function restoredParts(kept: unknown[], form: AnsweredForm): AnswerPart[] {
  const byId = new Map(form.fields.map((field) => [field.id, field]))
  const parts = kept.slice(0, form.fields.length).flatMap((part): AnswerPart[] => {
    if (!isRecord(part) || !isText(part['words']) || typeof part['fieldId'] !== 'string') return []
    const { fieldId, value, words } = part
    const field = byId.get(fieldId)
    byId.delete(fieldId)
    return field && isAnswerTo(field)(value) ? [{ field, value, words }] : []
  })
  const asked = new Map(askedWith(form, parts).map((field) => [field.id, field]))
  return parts.flatMap(({ field: { id }, ...answer }) => {
    const field = asked.get(id)
    return field ? [{ field, ...answer }] : []
  })
}

/** Whether a value answers a field. The owner's limits of texts and numbers are judged, and said, after the yes. */
const isAnswerTo =
  (field: FormField) =>
  (value: unknown): value is AnswerValue => {
    const { value: kind } = traitsOf(field.type)
    if (kind === 'consent' || !isSpoken(field.type) || !isAnswered(field, value)) return false
    const isLimited = kind === 'free-text' || kind === 'quantity'
    return validateAnswer(isLimited ? { ...field, validation: undefined } : field, value) === undefined
  }

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= TRANSCRIPT_MAX

const listIn = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

const confidenceIn = (value: unknown): number | undefined =>
  typeof value === 'number' && value >= 0 && value <= 1 ? value : undefined
