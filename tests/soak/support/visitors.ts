import { setTimeout as pause } from 'node:timers/promises'
import type { Form, FormField } from '../../../contract/types.gen.ts'
import { responsesFrom, someFields } from '../../support/builders.ts'
import { logIn, type Running } from '../../server/support/processes.ts'

const json = { 'content-type': 'application/json' }
let visitors = 0

/** A visitor comes from an address of their own, as if through the proxy. */
export const fromAnywhere = (): Record<string, string> => {
  visitors += 1
  return { 'x-forwarded-for': `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}` }
}

export async function createForm(
  running: Running,
  fields: FormField[] = someFields({ required: true }),
): Promise<Form> {
  const { call } = await logIn(running)
  const form: Form = await call('POST', '/forms/', { title: 'Form', structure: { fields } })
  if (form.id === undefined) throw new Error(`The form was not taken: ${JSON.stringify(form).slice(0, 300)}`)
  return form
}

const TRIES = 5

/**
 * Who is told that nothing can be stored now tries again: a busy machine may not answer within a statement's time.
 * @returns the session's id
 */
export async function begin({ url }: Pick<Running, 'url'>, formId: string, tries = TRIES): Promise<string> {
  const answer = await fetch(`${url}/api/v1/public/forms/${formId}/sessions`, {
    method: 'POST',
    headers: { ...json, ...fromAnywhere() },
    body: '{"type":"voice"}',
  })
  const text = await answer.text()
  if (answer.status === 503 && tries > 1) return pause(1000).then(() => begin({ url }, formId, tries - 1))
  if (answer.status !== 201) throw new Error(`No session: ${answer.status} ${text}`)
  return JSON.parse(text).id
}

export const beginMany = async (running: Running, formId: string, count: number): Promise<string[]> => {
  const ids: string[] = []
  while (ids.length < count)
    ids.push(
      ...(await Promise.all(Array.from({ length: Math.min(25, count - ids.length) }, () => begin(running, formId)))),
    )
  return ids
}

/** What everybody answers: the same for a session, so that a repeat is a repeat. */
export const answersOf = (session: string): string =>
  JSON.stringify({ responses: responsesFrom({ value: `Answer of ${session}` }), metadata: {} })

export interface Sent {
  status: number
  /** Of the submission; undefined when it was not taken. */
  id: string | undefined
}

/** @throws when there is no answer */
export async function send({ url }: Pick<Running, 'url'>, session: string, signal?: AbortSignal): Promise<Sent> {
  const answer = await fetch(`${url}/api/v1/sessions/${session}/submit`, {
    method: 'POST',
    headers: { ...json, ...fromAnywhere() },
    body: answersOf(session),
    ...(signal && { signal }),
  })
  const body = await answer.json()
  return { status: answer.status, id: body.id }
}
