import { currentField, currentState, nextIndex } from '../../../../machines/form-session/context.ts'
import { isAnswered } from '../../../../rules/answers.ts'
import type { FillEvent } from '../boundary.ts'
import { type SessionEvent, type SessionRef, voiceOf, type VoiceSnapshot } from './refs.ts'

const TO_THE_REVIEW: readonly string[] = ['form.finished', 'submission.requested']
const GOES_ON: readonly string[] = ['next.requested', 'field.confirmed', ...TO_THE_REVIEW]

/** Whether the person wants to go on from the field, to the next or to the review. */
export const goesOn = ({ type }: SessionEvent | FillEvent): boolean => GOES_ON.includes(type)

/** Whether the person wants to go on to the review, from wherever they are. */
export const leadsToReview = ({ type }: SessionEvent | FillEvent): boolean => TO_THE_REVIEW.includes(type)

/**
 * What going on means while voice input has an answer. Of answers that are shown and wait for a yes it is the yes, and while
 * the person speaks it says that this was all; the review comes once that is the answer. Else what they saw or said would be
 * left behind.
 */
export function meaningOfGoingOn(session: SessionRef, event: SessionEvent): SessionEvent[] {
  const voice = voiceOf(session.getSnapshot())?.getSnapshot()
  if (!voice) return [event]
  if (!goesOn(event)) return isProposedForReview(session, voice) ? leadingToReview(event) : [event]
  const isForReview = leadsToReview(event)
  if (voice.hasTag('unconfirmed') || voice.hasTag('proposed'))
    return [{ type: 'voice.confirmed' }, ...(isForReview ? [event] : [])]
  const isSpeaking = voice.hasTag('speaking')
  // A second press goes on without an answer that takes long.
  const awaits = isForReview && (isSpeaking || (isTranscribing(voice) && !session.getSnapshot().hasTag('awaiting')))
  const awaited: SessionEvent[] = awaits ? [{ type: 'submission.awaited' }] : []
  if (isSpeaking) return [{ type: 'voice.finished' }, ...awaited]
  if (awaits) return awaited
  return [event.type === 'next.requested' && isTranscribing(voice) ? leaving(session, event) : event]
}

/** Whether several answers wait for a yes, and the submission for them. */
const isProposedForReview = (session: SessionRef, voice: VoiceSnapshot): boolean =>
  voice.hasTag('proposed') && session.getSnapshot().hasTag('awaiting')

/** A reply to them, and what was asked for before; one answer of them may be asked about once more. */
function leadingToReview(event: SessionEvent): SessionEvent[] {
  if (event.type === 'voice.limited') return [{ type: 'submission.awaited' }, event]
  const isYes = event.type === 'voice.confirmed' || event.type === 'voice.pressed'
  return isYes ? [event, { type: 'form.finished' }] : [event]
}

export const isTranscribing = (voice: VoiceSnapshot): boolean =>
  voice.matches({ capturing: 'processing' }) || voice.matches({ capturing: 'transcribing' })

/** What is on its way is no missing answer: it is kept for its field, where nothing is wrong yet. */
function leaving(session: SessionRef, event: SessionEvent): SessionEvent {
  const { context } = session.getSnapshot()
  const index = nextIndex(context)
  const isEmpty = !isAnswered(currentField(context), currentState(context).value)
  return isEmpty && index !== undefined ? { type: 'field.chosen', index } : event
}
