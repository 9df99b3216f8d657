import { fromCallback, fromPromise } from 'xstate'
import type { FormField, ListenFor, PublicForm } from '../../../../contract/types.gen.ts'
import { formSessionMachine } from '../../../../machines/form-session/form-session.machine.ts'
import type { StoreSessionEvent } from '../../../../machines/form-session/types.ts'
import { submissionMachine } from '../../../../machines/submission/submission.machine.ts'
import { voiceCaptureMachine } from '../../../../machines/voice-capture/voice-capture.machine.ts'
import type { Heard, ListeningEvent, MicrophoneEvent } from '../../../../machines/voice-capture/types.ts'
import { fieldsOf, languageOf } from '../../../../rules/fields.ts'
import { forgetSession, readSession, saveSession } from '../../../transport/session-store.ts'
import { readDevice } from './device.ts'
import { ServerSession } from './server-session.ts'
import { sendSubmission } from '../transport.ts'
import { VoiceServices } from './voice-services.ts'

/** Voice capture with all that listens. */
export const voiceCaptureWith = (services: VoiceServices) =>
  voiceCaptureMachine.provide({
    actors: {
      openMicrophone: fromCallback<MicrophoneEvent, { field: FormField; listenFor: ListenFor }>(({ input, sendBack }) =>
        services.open(input.field, sendBack, { listenFor: input.listenFor }),
      ),
      listenForSpeech: fromCallback<ListeningEvent, { field: FormField }>(({ sendBack }) => {
        const following = services.voice().then((voice) => voice.follow(sendBack))
        return () => void following.then((leave) => leave())
      }),
      finishSpeech: fromPromise<void>(async () => (await services.voice()).finish()),
      transcribe: fromPromise<Heard, { field: FormField }>(async () => (await services.voice()).heard()),
      understand: fromPromise(async ({ input }) => (await services.voice()).understand(input)),
    },
  })

const submissionWith = (session: ServerSession) =>
  submissionMachine.provide({
    actors: {
      ensureSession: fromPromise(() => session.create()),
      sendSubmission: fromPromise(({ input }) => sendSubmission(input.sessionId, input.payload)),
    },
  })

const storeSessionWith = (formId: string, session: ServerSession) =>
  fromCallback<StoreSessionEvent>(({ receive, sendBack }) => {
    session.onOpened((sessionId) => sendBack({ type: 'session.opened', sessionId }))
    receive((event) => {
      if (event.type === 'session.forgotten') return forgetSession(formId)
      session.know(event.saved.voiceSessionId)
      return saveSession(event.saved)
    })
  })

/** The machine of one filling with all that reaches the world outside, and what it begins with. */
export function createFilling(form: PublicForm) {
  const session = new ServerSession(form.id)
  const voice = new VoiceServices(() => session.ensure(), languageOf(form))
  const machine = formSessionMachine.provide({
    actors: {
      voiceCapture: voiceCaptureWith(voice),
      submission: submissionWith(session),
      createSession: fromPromise(() => session.create()),
      storeSession: storeSessionWith(form.id, session),
      reloadPage: fromPromise(async () => location.reload()),
    },
  })
  return { machine, voice, input: inputOf(form) }
}

const inputOf = (form: PublicForm) => ({
  id: crypto.randomUUID?.() ?? String(Date.now()),
  form: { id: form.id, version: form.updated_at, fields: fieldsOf(form) },
  device: readDevice(),
  startedAt: new Date().toISOString(),
  saved: readSession(form.id),
})
