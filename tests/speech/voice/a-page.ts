import { onTestFinished, vi } from 'vitest'
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate'
import type { FormField, TranscriberInfo, Transcription } from '../../../contract/types.gen.ts'
import { parentOf } from '../../../machines/parent.ts'
import { voiceCaptureMachine } from '../../../machines/voice-capture/voice-capture.machine.ts'
import type {
  Heard,
  Listened,
  ListeningEvent,
  MicrophoneEvent,
  OpenMicrophone,
  PauseJudged,
  Preview,
  Spoken,
  Understanding,
} from '../../../machines/voice-capture/types.ts'
import type { Upload } from '../../../src/speech/transcribers/server.ts'
import type { Pause } from '../../../src/speech/listening-limits.ts'
import type { OpenOptions } from '../../../src/speech/open-options.ts'
import { Voice } from '../../../src/speech/voice.ts'

const ourServer: TranscriberInfo = { id: 'pocketsphinx', label: 'Basic', privacy: 'our-server' }
export const aNumber: FormField = { id: 'age', name: 'age', label: 'Your age', type: 'number' }
export const aWish: FormField = { id: 'wish', name: 'wish', label: 'Question 1', type: 'text' }

/** What fails takes so long at most, on a machine that does other work too. */
export const PATIENCE = { timeout: 30_000 }

export const heard = (text: string): Transcription => ({ text, transcriber: 'pocketsphinx' })

interface FieldInput {
  field: FormField
}

export const actorsOf = (voice: Voice, options: OpenOptions = {}) => ({
  openMicrophone: fromCallback<MicrophoneEvent, OpenMicrophone>(({ input, sendBack, self }) => {
    const close = voice.open(input.field, sendBack, options)
    return () => close(parentOf({ self }).getSnapshot().matches('capturing'))
  }),
  listenForSpeech: fromCallback<ListeningEvent | PauseJudged, FieldInput>(({ sendBack, receive }) => {
    receive((event) => event.type === 'pause.judged' && voice.expect(event.completeness))
    return voice.follow(sendBack)
  }),
  previewSpeech: fromPromise<Preview, Spoken>(({ input }) => voice.preview(input)),
  finishSpeech: fromPromise<void>(() => voice.finish()),
  transcribe: fromPromise<Heard, FieldInput>(() => voice.heard()),
  understand: fromPromise<Understanding, Listened>(({ input }) => voice.understand(input)),
})

/** The voice of a page and the chart that drives it: the microphone is the test’s, and `upload` is its server. */
export function aPage(upload: Upload, options: OpenOptions = {}, field = aNumber, pause: Pause = 'normal') {
  const uploads = vi.fn<typeof upload>(upload)
  const [onRecordingSaved, onNotice] = [
    vi.fn<(fieldIds: readonly string[], leftIn: readonly string[]) => void>(),
    vi.fn<(text?: string) => void>(),
  ]
  const voice = new Voice({
    capabilities: async () => ({ transcribers: [ourServer] }),
    upload: uploads,
    askConsent: async () => true,
    lang: 'en-US',
    pause: () => pause,
    onRecordingSaved,
    onNotice,
  })
  const actor = createActor(voiceCaptureMachine.provide({ actors: actorsOf(voice, options) }), {
    input: { field },
  }).start()
  const reaches = (state: Parameters<ReturnType<typeof actor.getSnapshot>['matches']>[0]) =>
    waitFor(actor, (snapshot) => snapshot.matches(state), PATIENCE)
  // A page that is left has nothing more.
  onTestFinished(() => {
    actor.stop()
    voice.letGo(field.id)
  })
  return { actor, uploads, voice, reaches, options, onRecordingSaved, onNotice }
}

/** What was uploaded first. */
export function first(uploads: { mock: { calls: Parameters<Upload>[] } }): Parameters<Upload>[0] {
  const [call] = uploads.mock.calls
  if (!call) throw new Error('Nothing was uploaded')
  return call[0]
}
