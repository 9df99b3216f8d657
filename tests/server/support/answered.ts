import type {
  FieldResponse,
  Form,
  FormField,
  SubmissionMetadata,
  SubmissionReceipt,
} from '../../../contract/types.gen.ts'
import { responsesFrom } from '../../support/builders.ts'
import type { Api, Person } from './api.ts'

export type Answered = Awaited<ReturnType<typeof anAnsweredForm>>

/** A form of an owner, and how people answer it and the owner looks at it. */
export async function anAnsweredForm(api: Api, owner: Person, fields: FormField[]) {
  const form = await api.createForm(owner, { structure: { fields } })
  return {
    form,
    owner,
    /** Below the form's responses, as the owner. */
    call: <Body = unknown>(method: string, path = '', body?: unknown) =>
      api.call<Body>(method, `/forms/${form.id}/responses${path}`, { token: owner.token, body }),
    /** @returns the id of the response */
    answer: (...responses: Partial<FieldResponse>[]) => answer(api, form, responses),
    answerWith: (metadata: SubmissionMetadata, ...responses: Partial<FieldResponse>[]) =>
      answer(api, form, responses, metadata),
    change: (changed: FormField[]) =>
      api.call<Form>('PUT', `/forms/${form.id}`, { token: owner.token, body: { structure: { fields: changed } } }),
    count: async () => (await api.call<Form>('GET', `/forms/${form.id}`, { token: owner.token })).body.response_count,
  }
}

/** Past the limit of sessions that one address may begin. */
async function answer({ stores, call }: Api, { id }: Form, responses: Partial<FieldResponse>[], metadata = {}) {
  const head = await stores.forms.findHead(id)
  const session = await stores.sessions.insert(id, head?.version ?? 0)
  const body = { responses: responsesFrom(...responses), metadata }
  const {
    body: receipt,
    status,
    text,
  } = await call<SubmissionReceipt>('POST', `/sessions/${session.id}/submit`, { body })
  if (status !== 201) throw new Error(text)
  return receipt.id
}
