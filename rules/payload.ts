import type { DeviceInfo, FieldResponse, FileFacts, FormField, SubmissionPayload } from '../contract/types.gen.ts'
import { isAnswered } from './answers.ts'
import type { KeptUnconfirmed } from './conversation/kept-unconfirmed.ts'
import { stateOf, type FieldState, type FieldStates } from './form-answers.ts'
import { SPOKEN_CONFIDENCE, TRANSCRIPT_MAX } from './limits.ts'
import { answerInWords } from './answers/in-words.ts'
import { tidyAnswer } from './answers/tidy.ts'
import { corrections, voiceCounts, type VoiceTraces } from './voice-counts.ts'

/** One session on the visitor's device. Times are UTC, ISO 8601. */
export interface FormSession {
  id: string
  formId: string
  currentFieldIndex: number
  fieldStates: FieldStates
  isComplete: boolean
  /** How well each question was heard; absent in what earlier versions saved. */
  voice?: VoiceTraces
  /** What was said and waits for a yes; absent where nothing does, and in what earlier versions saved. */
  unconfirmed?: KeptUnconfirmed
  startedAt: string
  lastActiveAt: string
}

interface PayloadParts {
  session: FormSession
  fields: FormField[]
  device: Required<DeviceInfo>
  /** Now: UTC, ISO 8601. */
  completedAt: string
  /** The server's session; undefined while it could not be created. */
  voiceSessionId?: string | undefined
  /** Counts from 1. */
  attempts?: number
}

/**
 * What is sent for a session: the answers of the completed fields, and the metadata, in
 * which what the device says of itself stands twice: as `deviceInfo` and beside it.
 */
export function buildPayload(parts: PayloadParts): SubmissionPayload {
  const { session, fields, device, completedAt, voiceSessionId, attempts = 1 } = parts
  const [userAgent, language, timezone] = [
    shortened(device.userAgent, 1000),
    shortened(device.language),
    shortened(device.timezone),
  ]
  return {
    ...(voiceSessionId && { sessionId: voiceSessionId }),
    formId: session.formId,
    responses: responsesOf(fields, session, completedAt),
    metadata: {
      sessionStartedAt: session.startedAt,
      sessionCompletedAt: completedAt,
      totalDuration: secondsBetween(session.startedAt, completedAt),
      voiceSessionId: voiceSessionId ?? null,
      deviceInfo: { userAgent, language, timezone },
      submissionAttempts: attempts,
      submittedAt: completedAt,
      userAgent,
      language,
      timezone,
    },
  }
}

/** The payload as it is sent within a session of the server. */
export const withSession = (payload: SubmissionPayload, sessionId: string): SubmissionPayload => ({
  ...payload,
  sessionId,
  metadata: { ...payload.metadata, voiceSessionId: sessionId },
})

/** The payload of the next attempt: the same answers, so that the server knows it for the same submission. */
export const withAttempt = (payload: SubmissionPayload, attempts: number): SubmissionPayload => ({
  ...payload,
  metadata: { ...payload.metadata, submissionAttempts: attempts },
})

/** Whole seconds; never negative, since clocks of devices are set back. */
function secondsBetween(from: string, to: string): number {
  const seconds = Math.round((Date.parse(to) - Date.parse(from)) / 1000)
  return Number.isFinite(seconds) ? Math.max(0, seconds) : 0
}

/** What a browser says of itself is never a reason to refuse a submission. */
const shortened = (text: string, length = 100): string => text.slice(0, length)

function responsesOf(fields: FormField[], session: FormSession, now: string): Record<string, FieldResponse> {
  const answered = fields.flatMap((field) => {
    const state = stateOf(session.fieldStates, field.id)
    return state?.status === 'completed' && isAnswered(field, state.value) ? [{ field, state }] : []
  })
  return Object.fromEntries(
    answered.map(({ field, state }) => [
      field.id,
      { ...responseOf(field, state, now), ...heardOf(field, state, session.voice) },
    ]),
  )
}

const NAMES = { none: '', yes: 'Yes', file: ({ name }: FileFacts) => name }

const noteOf = ({ link }: FieldState, spoken: boolean): string =>
  link === 'filled' ? 'Filled in by the link' : spoken ? 'Answered by voice' : 'Answered by typing'

/** How well the question was heard, where there is something to say. */
function heardOf(
  field: FormField,
  { value }: FieldState,
  traces: VoiceTraces | undefined,
): Pick<FieldResponse, 'voice' | 'corrections'> {
  const voice = voiceCounts(traces, field.id)
  const misheard = corrections(traces, field.id, answerInWords(field, value, undefined, NAMES))
  return { ...(voice && { voice }), ...(misheard.length > 0 && { corrections: misheard }) }
}

function responseOf(field: FormField, state: FieldState, now: string): FieldResponse {
  const spoken = state.transcript !== undefined && state.transcript !== ''
  return {
    fieldId: field.id,
    fieldType: field.type,
    value: tidyAnswer(field, state.value ?? null),
    ...(spoken && {
      transcript: state.transcript?.slice(0, TRANSCRIPT_MAX),
      confidence: state.confidence ?? SPOKEN_CONFIDENCE,
    }),
    processingNotes: noteOf(state, spoken),
    completedAt: state.completedAt ?? now,
  }
}
