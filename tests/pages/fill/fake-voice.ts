import type { FormField } from '../../../contract/types.gen.ts'
import type { Listened, ListeningEvent, MicrophoneEvent, Spoken } from '../../../machines/voice-capture/types.ts'
import { loadLanguage } from '../../../rules/languages/load.ts'
import type { InterruptionEvent } from '../../../src/speech/interruption/interruptions.ts'
import type { VoiceProblem } from '../../../src/speech/problems.ts'
import type { Heard } from '../../../src/speech/transcriber.ts'
import { previewOf, understand } from '../../../src/speech/understand.ts'
import type { OpenOptions } from '../../../src/speech/open-options.ts'
import type { VoiceOptions } from '../../../src/speech/voice-options.ts'

type Notify = (event: ListeningEvent | MicrophoneEvent) => void

/** What a test lets the microphone and the recogniser do. */
export const microphone = {
  notify: (() => undefined) as Notify,
  heard: { text: '', transcriber: 'fake' } as Heard,
  isOpen: false,
  /** The field in which it was closed since the person went elsewhere. */
  leftIn: undefined as string | undefined,
  /** How it was opened the last time. */
  captureMode: {} as OpenOptions,
  /** Why speech cannot be recognised. */
  failure: undefined as VoiceProblem | undefined,
  /** The recogniser takes for ever. */
  isBusy: false,
  /** What the recogniser gives when it has taken its time. */
  later: undefined as Promise<Heard> | undefined,
  /** What was read aloud. */
  spoken: [] as string[],
  /** Whether this browser can speak; undefined is one that has not finished yet. */
  canSpeak: true as boolean | undefined,
  /** While it may be interrupted. */
  interrupt: undefined as ((event: InterruptionEvent) => void) | undefined,
  options: undefined as VoiceOptions | undefined,
  /** The fields of which what was said counts no more. */
  letGo: [] as string[],
}

/** Stands in for `src/speech/voice.ts`: no sound, and the test says what is heard. */
export class Voice {
  constructor(options: VoiceOptions) {
    microphone.options = options
  }

  open({ id }: FormField, notify: Notify, captureMode: OpenOptions = {}): (isElsewhere: boolean) => void {
    microphone.isOpen = true
    microphone.captureMode = captureMode
    microphone.notify = notify
    return (isElsewhere) => Object.assign(microphone, { isOpen: false, leftIn: isElsewhere ? id : undefined })
  }

  letGo(fieldId: string): void {
    microphone.letGo.push(fieldId)
    microphone.options?.onRecordingSaved?.([], [])
  }

  follow(notify: Notify): () => void {
    microphone.notify = notify
    return () => undefined
  }

  conversation = async () => (await loadLanguage(microphone.options?.lang ?? '')).conversation()
  preview = (spoken: Spoken) => previewOf({ preview: async () => microphone.heard }, spoken, 'en')
  expect = () => undefined
  understand = (listened: Listened) => understand(listened, 'en')
  readBack = async (value: string) => microphone.spoken.push(value) > 0
  say(text: string, signal: AbortSignal): Promise<boolean> {
    microphone.spoken.push(text)
    if (microphone.canSpeak !== undefined) return Promise.resolve(microphone.canSpeak)
    return new Promise((resolve) => signal.addEventListener('abort', () => resolve(false)))
  }
  listenForInterruption(notify: (event: InterruptionEvent) => void): () => void {
    microphone.interrupt = notify
    return () => (microphone.interrupt = undefined)
  }
  prepare = async (): Promise<void> => undefined
  finish = async (): Promise<void> => undefined
  heard(): Promise<Heard> {
    if (microphone.later) return microphone.later
    if (microphone.isBusy) return new Promise(() => {})
    return microphone.failure ? Promise.reject(microphone.failure) : Promise.resolve(microphone.heard)
  }
  audioRecipient = async (): Promise<string | undefined> => 'Your voice goes to this site only.'
}
