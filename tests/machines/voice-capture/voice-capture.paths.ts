import type { FormField } from '../../../contract/types.gen.ts'
import { voiceCaptureMachine } from '../../../machines/voice-capture/voice-capture.machine.ts'
import { done, elapsed, failed, type Step, explore } from '../support/paths.ts'

export const age: FormField = { id: 'age', name: 'age', label: 'Age', type: 'number' }
const email: FormField = { id: 'email', name: 'email', label: 'Email', type: 'email' }
const form = { fields: [age, email], values: {} }
export const parts = [
  { field: age, value: 42, words: 'forty two' },
  { field: email, value: 'ada@example.com', words: 'ada at example dot com' },
]
export const denied = {
  kind: 'denied',
  message: 'Microphone access denied. Please allow microphone access to use voice input.',
}
export const declined = { kind: 'unconsented', message: 'Voice input was not started.' }
export const offline = { kind: 'offline', message: 'Speech could not be recognised without a connection.' }

const events = [
  { type: 'voice.pressed' as const },
  { type: 'voice.started' as const },
  { type: 'voice.started' as const, mode: 'held' as const },
  { type: 'voice.started' as const, listenFor: 'spelling' as const },
  { type: 'voice.finished' as const },
  { type: 'voice.stopped' as const },
  { type: 'voice.confirmed' as const },
  { type: 'voice.refused' as const },
  { type: 'field.typed' as const, value: '7' },
  { type: 'field.retried' as const },
  { type: 'microphone.opened' as const },
  { type: 'capture.failed' as const, failure: denied },
  { type: 'capture.failed' as const, failure: declined },
  { type: 'speech.began' as const },
  { type: 'level.changed' as const, level: 0.5 },
  { type: 'transcript.changed' as const, text: 'forty' },
  { type: 'speech.paused' as const },
  { type: 'speech.resumed' as const },
  { type: 'speech.ended' as const },
  { type: 'nothing.heard' as const },
  failed('openMicrophone', new TypeError('No microphone here')),
  failed('listenForSpeech', new TypeError('No sound here')),
  done('previewSpeech', { text: 'forty', completeness: 'partial' }),
  done('previewSpeech', { text: 'forty', completeness: 'open', value: 40 }),
  done('previewSpeech', { text: '', completeness: 'open' }),
  failed('previewSpeech', offline),
  done('finishSpeech'),
  failed('finishSpeech', offline),
  done('transcribe', { text: 'forty two', confidence: 0.9 }),
  done('transcribe', { text: 'for tea too', confidence: 0.3 }),
  done('transcribe', { text: ' ' }),
  failed('transcribe', offline),
  done('understand', { kind: 'answer', value: 42 }),
  done('understand', { kind: 'answer', value: 42, others: [24] }),
  done('understand', { kind: 'command', command: 'undo' }),
  done('understand', { kind: 'command', command: 'go-to', index: 1 }),
  done('understand', null),
  done('understand', { kind: 'refused' }),
  failed('understand', new TypeError('Failed to fetch')),
  elapsed(60_000),
  elapsed(120_000),
]

export type Move = Step<typeof voiceCaptureMachine>
const key = ({ context }: Move['after']) => [
  context.heard.confidence,
  context.failure?.kind,
  context.transcript,
  context.listenFor,
  context.answer ?? null,
  context.others.length,
  context.soFar ?? null,
]
export const labels = ['Age', 'Email']
export const explored = explore(voiceCaptureMachine, { input: { field: age, labels }, events, key })
/** One answer of a field where a mistake costs: all else is as with any other field. */
const answering = [
  { type: 'voice.started' as const },
  { type: 'microphone.opened' as const },
  { type: 'speech.ended' as const },
  done('finishSpeech'),
  done('transcribe', { text: 'ada at example dot com', confidence: 0.9 }),
  done('understand', { kind: 'answer', value: 'ada@example.com' }),
  { type: 'voice.confirmed' as const },
  { type: 'voice.refused' as const },
]
export const risky = explore(voiceCaptureMachine, { input: { field: email }, events: answering, key })
/** One utterance that answers several fields. */
export const dividing = explore(voiceCaptureMachine, {
  input: { field: age, labels, form },
  events: [
    { type: 'voice.started' as const },
    { type: 'microphone.opened' as const },
    { type: 'speech.ended' as const },
    done('finishSpeech'),
    done('transcribe', { text: 'forty two, ada at example dot com', confidence: 0.9 }),
    done('understand', { kind: 'several', parts }),
    done('understand', { kind: 'several', parts, alone: 4 }),
    done('understand', { kind: 'own-voice' }),
    { type: 'voice.pressed' as const },
    { type: 'voice.confirmed' as const },
    { type: 'voice.limited' as const },
    { type: 'field.typed' as const, value: '7' },
  ],
  key,
})

const entering = [
  { type: 'voice.confirmed' as const },
  { type: 'voice.refused' as const },
  { type: 'voice.limited' as const },
  { type: 'field.typed' as const, value: '7' },
]
/** What waited for a yes when the field was left. */
export const doubted = { value: 42, transcript: 'for tea too', confidence: 0.3, others: [24] }
export const proposed = { parts, transcript: 'forty two, ada at example dot com', confidence: 0.9 }
export const entered = [doubted, proposed].map((unconfirmed) =>
  explore(voiceCaptureMachine, { input: { field: age, labels, form, unconfirmed }, events: entering, key }),
)

export const explorations = [explored, risky, dividing, ...entered]
