import { type AnyActorRef, createActor, fromCallback, fromPromise } from 'xstate'
import type { FormField, PublicForm, SubmissionReceipt } from '../../../../contract/types.gen.ts'
import { parentOf } from '../../../../machines/parent.ts'
import { savedSession } from '../../../../machines/form-session/context.ts'
import { formSessionMachine } from '../../../../machines/form-session/form-session.machine.ts'
import type { SavedSession, StoreSessionEvent } from '../../../../machines/form-session/types.ts'
import { submissionMachine } from '../../../../machines/submission/submission.machine.ts'
import type {
  Heard,
  ListeningEvent,
  MicrophoneEvent,
  OpenMicrophone,
  PauseJudged,
} from '../../../../machines/voice-capture/types.ts'
import { voiceCaptureMachine } from '../../../../machines/voice-capture/voice-capture.machine.ts'
import { fieldsOf, languageOf, metadataOf } from '../../../../rules/fields.ts'
import type { FormSession } from '../../../../rules/payload.ts'
import { prefillIn } from '../../../../rules/prefill/prefill.ts'
import type { OpenOptions } from '../../../speech/open-options.ts'
import { inspected } from '../../../inspect/index.ts'
import { forgetSession, readSession, saveSession } from '../../../transport/session-store.ts'
import { keepAnswered, sendSubmission } from '../transport.ts'
import { readDevice } from './device.ts'
import { linkQuery } from './link-query.ts'
import type { SessionRef } from './refs.ts'
import { SessionOutbox } from './session-outbox.ts'
import { ServerSession } from './server-session.ts'
import { VoiceServices } from './voice-services.ts'

/** A voice that the person stops is in another state by then; one that ends with its field is still in this. */
const isCapturing = (voice: AnyActorRef): boolean => voice.getSnapshot().matches('capturing')

/** Voice capture with all that listens. */
export const voiceCaptureWith = (services: VoiceServices, options?: OpenOptions) =>
  voiceCaptureMachine.provide({
    actors: {
      openMicrophone: fromCallback<MicrophoneEvent, OpenMicrophone>(({ input, sendBack, self }) => {
        const close = services.open(input, sendBack, options)
        return () => close(isCapturing(parentOf({ self })))
      }),
      listenForSpeech: fromCallback<ListeningEvent | PauseJudged, { field: FormField }>(({ sendBack, receive }) => {
        const following = services.voice().then((voice) => voice.follow(sendBack))
        receive((event) => {
          if (event.type === 'pause.judged') services.voice().then((voice) => voice.expect(event.completeness))
        })
        return () => void following.then((leave) => leave())
      }),
      previewSpeech: fromPromise(async ({ input }) => (await services.voice()).preview(input)),
      finishSpeech: fromPromise<void>(async () => (await services.voice()).finish()),
      transcribe: fromPromise<Heard, { field: FormField }>(async () => (await services.voice()).heard()),
      understand: fromPromise(async ({ input }) => (await services.voice()).understand(input)),
    },
  })

interface Submitting {
  server: ServerSession
  outbox: SessionOutbox
  current: () => FormSession
  onSent: (receipt: SubmissionReceipt) => void
}

const submissionWith = ({ server, outbox, current, onSent }: Submitting) =>
  submissionMachine.provide({
    actors: {
      createSession: fromPromise(({ input, signal }) => server.create(signal, input.expiredSessionId)),
      keepSubmission: fromPromise(({ input }) => outbox.keep(current(), input.payload)),
      releaseSubmission: fromPromise(outbox.release),
      withdrawSubmission: fromPromise(outbox.withdraw),
      sendSubmission: fromPromise(async ({ input }) => {
        const receipt = await sendSubmission(input.sessionId, input.payload)
        onSent(receipt)
        // What stays there, since the device refuses or the page ends here, gives the same receipt again.
        outbox.withdraw().catch(() => undefined)
        return receipt
      }),
    },
  })

const storeSessionOf = (formId: string, outbox: SessionOutbox) =>
  fromCallback<StoreSessionEvent>(({ receive }) => {
    let latest: SavedSession | undefined
    const save = () => {
      if (!latest) return
      saveSession(latest)
      outbox.notice(latest)
      latest = undefined
    }
    receive((event) => {
      if (event.type === 'session.forgotten') {
        latest = undefined
        return forgetSession(formId)
      }
      // One act changes several fields: all of it is saved once, before the browser does anything else.
      if (!latest) queueMicrotask(save)
      latest = event.saved
    })
    return save
  })

/** A session of a form with all that reaches the world outside; it is not started yet. */
export function createFormSession(form: PublicForm): { session: SessionRef; voice: VoiceServices } {
  const server = new ServerSession(form.id)
  const input = inputOf(form)
  const outbox = new SessionOutbox(form, input.saved)
  const current = () => savedSession(session.getSnapshot().context).session
  const voice = new VoiceServices(() => sessionIdOf(session, server), languageOf(form))
  const machine = formSessionMachine.provide({
    actors: {
      voiceCapture: voiceCaptureWith(voice),
      submission: submissionWith({ server, outbox, current, onSent: (receipt) => noteSent(form, receipt) }),
      createSession: fromPromise(({ signal }) => server.create(signal)),
      storeSession: storeSessionOf(form.id, outbox),
      reloadPage: fromPromise(async () => location.reload()),
    },
  })
  const session = createActor(machine, { input, ...inspected })
  return { session, voice }
}

/** A form that takes one response from a device says so next time. */
export function noteSent({ id, one_per_device }: PublicForm, { submission_id }: SubmissionReceipt): void {
  if (one_per_device) keepAnswered(id, submission_id)
}

/** Where audio belongs to; it must not be lost because the first attempt to create a session failed. */
async function sessionIdOf(session: SessionRef, server: ServerSession): Promise<string> {
  const { sessionId } = session.getSnapshot().context
  if (sessionId) return sessionId
  const created = await server.create()
  session.send({ type: 'session.opened', sessionId: created })
  return created
}

const inputOf = (form: PublicForm) => ({
  id: crypto.randomUUID?.() ?? String(Date.now()),
  form: { id: form.id, version: form.updated_at, fields: fieldsOf(form), language: languageOf(form) },
  device: readDevice(),
  startedAt: new Date().toISOString(),
  saved: readSession(form.id),
  prefill: prefillIn(fieldsOf(form), linkQuery()),
  keepsCorrections: metadataOf(form).keepCorrections,
})
