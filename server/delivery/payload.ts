import type { FormField, StoredValue } from '../../contract/types.gen.ts'
import { askedIn } from '../../rules/logic/asked.ts'
import type { DeliveredForm, DeliveredSubmission } from '../store/delivery/source.ts'

/** One answer as a receiver gets it; a file is only named. */
interface DeliveredAnswer {
  field_id: string
  name: string
  label: string
  type: FormField['type']
  value: unknown
}

/** Every field of the form as it was answered, in its order; null where there is no answer. */
const answersOf = ({ fields, responses }: Pick<DeliveredSubmission, 'fields' | 'responses'>): DeliveredAnswer[] =>
  fields.map(({ id, name, label, type }) => ({
    field_id: id,
    name,
    label,
    type,
    value: Object.hasOwn(responses, id) ? (responses[id]?.value ?? null) : null,
  }))

/** The ids of the fields that the response was not asked for: of these null is no question left without an answer. */
function notAskedIn({ fields, responses }: Pick<DeliveredSubmission, 'fields' | 'responses'>): string[] {
  const valuesIn = () =>
    Object.fromEntries(Object.entries(responses).map(([id, { value }]) => [id, value as StoredValue]))
  const asked = askedIn(fields, valuesIn)
  return fields.filter(({ id }) => !asked.has(id)).map(({ id }) => id)
}

/** The body of a webhook, as the Standard Webhooks scheme recommends: type, time, data. */
export const responsePayload = (form: DeliveredForm, submission: DeliveredSubmission): string =>
  JSON.stringify({
    type: 'response.created',
    timestamp: new Date(submission.createdAt).toISOString(),
    data: {
      form_id: form.id,
      form_title: form.title,
      response_id: submission.id,
      created_at: new Date(submission.createdAt).toISOString(),
      answers: answersOf(submission),
      not_asked: notAskedIn(submission),
    },
  })

/** Has the shape of a response without being one. */
export const testPayload = (form: DeliveredForm, createdAt: number): string =>
  JSON.stringify({
    type: 'webhook.test',
    timestamp: new Date(createdAt).toISOString(),
    data: {
      form_id: form.id,
      form_title: form.title,
      response_id: null,
      created_at: new Date(createdAt).toISOString(),
      answers: answersOf({ fields: form.fields, responses: {} }),
      not_asked: [],
    },
  })
