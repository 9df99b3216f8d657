import type { Form } from '../../../contract/types.gen.ts'
import { FIELD_TYPES } from '../../../rules/field-types.ts'
import { someFields } from '../../support/builders.ts'
import type { logIn, Running } from '../../server/support/processes.ts'
import { begin, send } from '../support/visitors.ts'

/** Things that are there, so that requests which are broken elsewhere come far. */
export interface Targets {
  tokens: (string | undefined)[]
  ids: Record<string, string>
}

const NO_TOKEN = [undefined, 'token', 'a.b.c', 'x'.repeat(5000)]

/** One for all requests: some of them change the account's email. */
export type Login = Awaited<ReturnType<typeof logIn>>

/** @returns a form of every type of field with a response, and what belongs to both */
export async function makeTargets(running: Running, { call, token }: Login): Promise<Targets> {
  const user = await call('GET', '/users/me')
  const fields = someFields({ required: true }, ...FIELD_TYPES.map((type) => ({ type })))
  const form: Form = await call('POST', '/forms/', { title: 'Form', structure: { fields } })
  const item = await call('POST', '/items/', { title: 'Item' })
  if (form.id === undefined) throw new Error(`No form to aim at: ${JSON.stringify(form)}`)
  const { webhook } = await call('POST', `/forms/${form.id}/webhooks`, { url: 'http://127.0.0.1:9/hook' })
  const delivery = await call('POST', `/forms/${form.id}/webhooks/${webhook.id}/test`)
  const response = await send(running, await begin(running, form.id))
  const session = await begin(running, form.id)
  return {
    tokens: [...NO_TOKEN, ...Array.from({ length: 12 }, () => token)],
    ids: {
      form: form.id,
      item: item.id,
      session,
      user_id: user.id,
      webhookId: webhook.id,
      deliveryId: delivery.id,
      responseId: response.id ?? '',
      passkeyId: user.id,
      loginId: user.id,
      imageId: 'A'.repeat(43),
      token: 'A'.repeat(43),
      email: 'somebody@example.com',
    },
  }
}
