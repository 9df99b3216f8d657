import type {
  FieldResponse,
  Form,
  FormField,
  FormStructure,
  SubmissionMetadata,
  SubmissionReceipt,
} from '../../../contract/types.gen.ts'
import { responsesFrom, someFields } from '../../support/builders.ts'
import type { Api, Person } from './api.ts'

const ATTEMPTS = 10

export type Answered = Awaited<ReturnType<typeof anAnsweredForm>>

/** A form of an owner, and how people answer it and the owner looks at it. */
export async function anAnsweredForm(
  api: Api,
  owner: Person,
  fields: FormField[],
  structure: Partial<FormStructure> = {},
) {
  const form = await api.createForm(owner, { structure: { fields, ...structure } })
  return {
    form,
    owner,
    /** Below the form's responses, as the owner. */
    call: <Body = unknown>(method: string, path = '', body?: unknown) =>
      api.call<Body>(method, `/forms/${form.id}/responses${path}`, { token: owner.token, body }),
    /** @returns the id of the response */
    answer: (...responses: Partial<FieldResponse>[]) => submit(api, form, responses),
    answerWith: (metadata: SubmissionMetadata, ...responses: Partial<FieldResponse>[]) =>
      submit(api, form, responses, metadata),
    change: (changed: FormField[]) =>
      api.call<Form>('PUT', `/forms/${form.id}`, {
        token: owner.token,
        body: { structure: { fields: changed, ...structure } },
      }),
    count: async () => (await api.call<Form>('GET', `/forms/${form.id}`, { token: owner.token })).body.response_count,
  }
}

/** The first question takes text, the second a file. */
export async function aFormWithFiles(api: Api) {
  const owner = await api.aPerson()
  return { owner, form: await anAnsweredForm(api, owner, someFields({}, { type: 'file' })) }
}

/** Past the limit of sessions that one address may begin. */
async function submit({ stores, call }: Api, { id }: Form, responses: Partial<FieldResponse>[], metadata = {}) {
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

/** Asks again while the copy is being prepared, as a page does: a busy machine takes its time. */
export async function untilPrepared<Answer extends { status: number }>(ask: () => Promise<Answer>): Promise<Answer> {
  let answer = await ask()
  for (let attempt = 0; answer.status === 503 && attempt < ATTEMPTS; attempt += 1) answer = await ask()
  return answer
}
