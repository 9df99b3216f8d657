import type { FieldResponse, Form, FormField, Session, SubmissionMetadata } from '../../../contract/types.gen.ts'
import { responsesFrom } from '../../support/builders.ts'
import type { anOwner } from '../support/account.ts'

type Owner = ReturnType<typeof anOwner>

export const aForm = (owner: Owner, title: string, fields: FormField[]) =>
  owner.call<Form>('POST', '/forms/', { title, structure: { fields } })

let visitors = 0

export const submit = (
  owner: Owner,
  { id }: Form,
  responses: Partial<FieldResponse>[],
  metadata: SubmissionMetadata = {},
): Promise<void> => submitTo(owner.address(''), id, responses, metadata)

/** Another address for each, since one may begin only so many sessions in a minute. */
export async function submitTo(
  url: string,
  formId: string,
  responses: Partial<FieldResponse>[],
  metadata: SubmissionMetadata = {},
): Promise<void> {
  visitors += 1
  const headers = {
    'content-type': 'application/json',
    'x-forwarded-for': `10.0.${Math.floor(visitors / 200)}.${visitors % 200}`,
  }
  const post = async <Answer>(path: string, body: object) => {
    const answer = await fetch(`${url}/api/v1${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as Answer
  }
  const session = await post<Session>(`/public/forms/${formId}/sessions`, { type: 'voice' })
  await post(`/sessions/${session.id}/submit`, { responses: responsesFrom(...responses), metadata })
}
