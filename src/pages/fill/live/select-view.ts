import { currentField, currentState } from '../../../../machines/form-session/context.ts'
import { DEFAULT_LANGUAGE } from '../../../../rules/limits.ts'
import { reachOf } from '../../../../rules/languages/reach.ts'
import { VOICE_SENTENCES, type VoiceSentences } from '../../../../rules/voice-failures.ts'
import type { FillView, VoiceView } from '../boundary.ts'
import type { VoiceSnapshot } from '../session/refs.ts'
import { selectProblem, selectProgress, selectWay, selectWayThrough } from '../session/selectors.ts'
import { ofFailure } from '../session/sentence.ts'
import type { VoiceState } from '../texts.ts'
import type { LiveState } from './live-state.ts'
import { KEEPS_CORRECTIONS, ONLY_AS_WRITTEN } from './texts.ts'
import { sentenceNode } from './voice/sentence.tsx'

/** The state in words; no voice while the answers are reviewed. */
function selectVoiceState(snapshot: VoiceSnapshot | undefined): VoiceState {
  const value = snapshot?.value ?? 'idle'
  if (typeof value === 'string') return value === 'declined' ? 'idle' : value
  if ('completed' in value) return value.completed === 'refused' ? 'idle' : 'completed'
  if (typeof value.capturing === 'string') return value.capturing
  return 'listening' in value.capturing ? 'listening' : 'transcribing'
}

/** The voice of the current field; what was said before stays in view until it is typed over. */
export function selectVoice(
  voice: VoiceSnapshot | undefined,
  before?: string,
  sentences: VoiceSentences = VOICE_SENTENCES,
  isRefused = false,
): VoiceView {
  const state = selectVoiceState(voice)
  const failure = sentenceNode(voice?.context.failure ? ofFailure(sentences, voice.context.failure) : undefined)
  return {
    state: isRefused && state === 'completed' ? 'error' : state,
    level: voice?.context.level ?? 0,
    transcript: voice?.context.transcript || before,
    problem: failure,
    audioRecipient: undefined,
    ...(voice?.matches('declined') && { problem: undefined, notice: failure }),
  }
}

/** What the first part of the page draws of the session. */
export function selectView({ snapshot, voice, notices }: LiveState): FillView {
  const { context } = snapshot
  const state = currentState(context)
  const { fields, position } = selectWayThrough(snapshot)
  const field = currentField(context)
  const spoken = selectVoice(voice, state.transcript, notices.sentences, state.status === 'error')
  const reach = reachOf(field.type, context.form.language ?? DEFAULT_LANGUAGE)
  return {
    field,
    state: { ...state, validationError: selectProblem(snapshot) },
    heard: voice?.hasTag('unconfirmed') ? voice.context.value : voice?.context.soFar,
    index: context.index,
    total: fields.length,
    position,
    way: selectWay(snapshot),
    led: context.led,
    progress: selectProgress(snapshot),
    isTyped: reach === 'typed',
    voice: {
      ...spoken,
      // A person is told who hears, and what is stored beside the answers, before the microphone opens.
      audioRecipient: sentenceNode(
        notices.question ? undefined : notices.audioRecipient,
        context.keepsCorrections ? KEEPS_CORRECTIONS : undefined,
      ),
      notice: spoken.notice ?? sentenceNode(notices.notice) ?? (reach === 'written' ? ONLY_AS_WRITTEN : undefined),
      isHoldToTalk: notices.settings.isHoldToTalk,
    },
  }
}
