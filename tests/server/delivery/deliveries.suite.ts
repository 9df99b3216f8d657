import type {
  Deliveries,
  Form,
  FormSettings,
  SubmissionReceipt,
  WebhookWithSecret,
} from '../../../contract/types.gen.ts'
import { createAttempt } from '../../../server/delivery/attempt.ts'
import { createCall, type CallOptions } from '../../../server/delivery/call.ts'
import { createRounds } from '../../../server/delivery/worker.ts'
import type { SendMail } from '../../../server/mail/mail.ts'
import { responsesFrom } from '../../support/builders.ts'
import type { Api, Person } from '../support/api.ts'

/** Another server's answers: the submit counts here and there alike. */
export interface Options {
  send?: SendMail
  call?: Partial<CallOptions>
}

/** What the worker of one server does, without its pauses. */
export function aWorker({ app, stores, mails }: Api, { send, call }: Options = {}) {
  const attempt = createAttempt({
    ...stores,
    settings: { publicUrl: 'https://forms.example.com' },
    send: send ?? (async (mail) => void mails.push(mail)),
    call: createCall({ allowPrivate: true, ...call }),
    log: app.log,
  })
  const errors: unknown[] = []
  const rounds = createRounds({ ...stores, attempt, log: { error: (error: unknown) => void errors.push(error) } })
  return {
    rounds,
    errors,
    /** Derives, sends what is due, and waits for the outcomes. */
    async work(): Promise<void> {
      await stores.queue.derive()
      do {
        await rounds.run()
        await rounds.settled()
      } while ((await stores.queue.dueTargets()).length > 0)
    },
  }
}

/** The owner's side of one form. */
export function ownerOf(api: Api, { token }: Person, { id }: Form) {
  const call = <Body = unknown>(method: string, path: string, body?: object) =>
    api.call<Body>(method, `/forms/${id}${path}`, { token, ...(body && { body }) })
  return {
    call,
    settings: (body: Partial<FormSettings>) => call<FormSettings>('PUT', '/settings', body),
    addWebhook: async (url: string) => (await call<WebhookWithSecret>('POST', '/webhooks', { url })).body,
    deliveries: async () => (await call<Deliveries>('GET', '/deliveries')).body.data,
  }
}

/** Submits past the limit of sessions per address. @returns the id of the submission */
export async function submitTo(api: Api, form: Form, ...answers: Parameters<typeof responsesFrom>): Promise<string> {
  const head = await api.stores.forms.findHead(form.id)
  const session = await api.stores.sessions.insert(form.id, head?.version ?? 1)
  const { body } = await api.call<SubmissionReceipt>('POST', `/sessions/${session.id}/submit`, {
    body: { responses: responsesFrom(...answers) },
    headers: { 'x-forwarded-for': session.id },
  })
  return body.id
}
