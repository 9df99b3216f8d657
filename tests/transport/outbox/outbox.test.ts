import { beforeEach, expect, it } from 'vitest'
import { client } from '../../../contract/client.gen.ts'
import { deviceStore } from '../../../src/transport/outbox/database.ts'
import type { WaitingEntry } from '../../../src/transport/outbox/entry.ts'
import { hold, release } from '../../../src/transport/outbox/locks.ts'
import { deliverAll } from '../../../src/transport/outbox/outbox.ts'

const NO_NETWORK = 'no network'

/** What the server says to the answers of a form: a status, or that it is not reached. */
let answers: Record<string, number | typeof NO_NETWORK> = {}
/** The forms whose answers were sent, in that order. */
let sent: string[] = []

/** As the service does, in small: it begins a session for whom asks, and takes or refuses answers. */
async function fetchFake(request: Request): Promise<Response> {
  const [, formId = ''] = /\/forms\/(.+)\/sessions$/.exec(request.url) ?? []
  if (formId) return Response.json({ id: `session-of-${formId}` })
  const [, sentTo = ''] = /session-of-(.+)\/submit$/.exec(request.url) ?? []
  sent.push(sentTo)
  const answer = answers[sentTo] ?? 200
  if (answer === NO_NETWORK) throw new TypeError('Failed to fetch')
  const receipt = { success: true, id: sentTo, submission_id: sentTo }
  return Response.json(answer === 200 ? receipt : { detail: 'Not now' }, { status: answer })
}

/** Answers to a form that is named as its entry is; they were kept at this minute. */
const keep = (formId: string, minute: number, changes: Partial<WaitingEntry> = {}) =>
  deviceStore.put({
    id: formId,
    formId,
    title: formId,
    keptAt: `2026-11-20T12:${String(minute).padStart(2, '0')}:00.000Z`,
    state: 'waiting',
    payload: { formId, responses: {}, metadata: {} },
    ...changes,
  })

const stateOf = async (id: string) => (await deviceStore.get(id))?.state

beforeEach(async () => {
  answers = {}
  sent = []
  client.setConfig({ fetch: fetchFake as typeof fetch })
  for (const { id } of await deviceStore.all()) {
    // oxlint-disable-next-line no-await-in-loop -- a few
    await deviceStore.delete(id)
  }
})

it('sends what waits, the oldest first', async () => {
  await keep('a-later', 2)
  await keep('b-earlier', 1)
  expect(await deliverAll(), 'nothing waits any more').toBe(false)
  expect(sent).toEqual(['b-earlier', 'a-later'])
  expect(await stateOf('a-later')).toBe('sent')
})

it.each([
  [401, 'its password was changed'],
  [408, 'its request took too long'],
  [429, 'it is full, or asked for too often'],
  [503, 'its storage is out of order'],
])('goes on past a form that is answered %i: %s', async (status) => {
  await keep('closed', 1)
  await keep('open', 2)
  answers = { closed: status }
  expect(await deliverAll(), 'the first one waits').toBe(true)
  expect(sent, 'one attempt each').toEqual(['closed', 'open'])
  expect(await stateOf('closed')).toBe('waiting')
  expect(await stateOf('open')).toBe('sent')
})

it('goes on past answers that are refused, which wait for the person alone', async () => {
  await keep('refused', 1)
  await keep('open', 2)
  answers = { refused: 422 }
  expect(await deliverAll()).toBe(false)
  expect(await stateOf('refused')).toBe('refused')
  expect(await stateOf('open')).toBe('sent')
})

it('stops at the first that finds no network: the next would not find it either', async () => {
  await keep('first', 1)
  await keep('second', 2)
  answers = { first: NO_NETWORK }
  expect(await deliverAll()).toBe(true)
  expect(sent).toEqual(['first'])
  expect(await stateOf('second')).toBe('waiting')
})

it('leaves what this page sends by itself to it, and what another tab sends', async () => {
  await keep('of-this-page', 1)
  await keep('of-another-tab', 2)
  await keep('open', 3)
  hold('of-this-page')
  const { promise: work, resolve: finish } = Promise.withResolvers<void>()
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
  const elsewhere = navigator.locks.request('outbox of-another-tab', () => (begin(), work))
  await begun
  await deliverAll()
  expect(sent).toEqual(['open'])
  release('of-this-page')
  finish()
  await elsewhere
  await deliverAll()
  expect(sent).toEqual(['open', 'of-this-page', 'of-another-tab'])
})
