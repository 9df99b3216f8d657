import type { SnapshotFrom } from 'xstate'
import type { voiceCaptureMachine } from '../../../../machines/voice-capture/voice-capture.machine.ts'
import { validateAnswer } from '../../../../rules/answers.ts'
import { held } from './driver.ts'

export type Here = SnapshotFrom<typeof voiceCaptureMachine>
export type State = keyof typeof looks

/** What the page says in each state. */
export const looks = {
  idle: { button: 'Voice Input', status: 'Ready for voice input' },
  'requesting-permission': { button: 'Stop', status: 'Requesting microphone access...' },
  listening: { button: 'Stop', status: 'Listening... Speak now' },
  transcribing: { button: 'Stop', status: 'Converting speech to text...' },
  confirming: { button: 'Done', status: 'Voice input completed' },
  proposing: { button: 'Done', status: 'Voice input completed' },
  wrong: { button: 'Voice Input', status: 'Ready for voice input' },
  accepted: { button: 'Done', status: 'Voice input completed' },
  refused: { button: 'Retry', status: 'Voice input failed' },
  error: { button: 'Retry', status: 'Voice input failed' },
} as const

export function stateOf(here: Here): State {
  if (here.matches({ completed: 'confirming' })) return 'confirming'
  if (here.matches({ completed: 'proposing' })) return 'proposing'
  if (here.matches({ completed: 'refused' })) return 'wrong'
  if (here.matches('completed')) return validateAnswer(here.context.field, here.context.value) ? 'refused' : 'accepted'
  if (here.matches({ capturing: 'requesting-permission' })) return 'requesting-permission'
  if (here.matches({ capturing: 'listening' })) return 'listening'
  if (here.matches('capturing')) return 'transcribing'
  return here.matches('error') ? 'error' : 'idle'
}

export const is =
  (...states: State[]) =>
  (here: Here) =>
    states.includes(stateOf(here))

/** Where one utterance may answer several fields. An answer leads to the next of them, away from the voice of this one. */
export const isOfSeveral = (here: Here) => here.context.form !== undefined

/** Where the button is held while one speaks. */
export const isHeld = (here: Here) => here.context.field.id === held.id
