import { setTimeout as pause } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import type { Form, WebhookWithSecret } from '../../../contract/types.gen.ts'
import { openDatabase } from '../../../server/store/database.ts'
import { responsesFrom, someFields } from '../../support/builders.ts'
import { openReceiver } from '../../support/receiver.ts'
import { onBothDatabases } from '../support/databases.ts'
import { beginSession, logIn, startProcess as start, submit, type Running } from '../support/processes.ts'

const startProcess: typeof start = async (place, env = {}) => {
  const running = await start(place, { WEBHOOK_ALLOW_PRIVATE: 'true', ...env })
  onTestFinished(() => void running.child.kill('SIGKILL'))
  return running
}

const responses = responsesFrom({ value: 'Ada Lovelace' })

async function createForm(running: Running, url: string): Promise<Form> {
  const { call } = await logIn(running)
  const form: Form = await call('POST', '/forms/', { title: 'Form', structure: { fields: someFields({}) } })
  const made: WebhookWithSecret = await call('POST', `/forms/${form.id}/webhooks`, { url })
  expect(made.secret).toMatch(/^whsec_/)
  return form
}

onBothDatabases((newPlace) => {
  it('nothing is lost and nothing goes out from two servers at once when servers are killed meanwhile', async () => {
    const inFlight = new Map<string, number>()
    let overlaps = 0
    const receiver = await openReceiver(async ({ headers }) => {
      const id = String(headers['webhook-id'])
      if ((inFlight.get(id) ?? 0) > 0) overlaps += 1
      inFlight.set(id, (inFlight.get(id) ?? 0) + 1)
      await pause(20)
      inFlight.set(id, (inFlight.get(id) ?? 1) - 1)
      return {}
    })
    onTestFinished(() => receiver.close())
    const place = await newPlace()
    const [first, second] = await Promise.all([startProcess(place), startProcess(place)])
    const form = await createForm(first, receiver.url)
    const sessions = await Promise.all(Array.from({ length: 25 }, () => beginSession(second, form.id)))
    const acknowledged: string[] = []
    const send = async (running: Running, id: string) => {
      const answer = await submit(running, id, { responses })
      if (answer.ok) acknowledged.push((await answer.json()).id)
    }
    await Promise.allSettled(sessions.slice(0, 10).map((id) => send(second, id)))
    // Killed while it sends, and while answers come in.
    await expect.poll(() => receiver.received.length, { timeout: 30_000 }).toBeGreaterThan(2)
    const late = Promise.allSettled(sessions.slice(10).map((id, index) => send(index % 2 ? first : second, id)))
    first.child.kill('SIGKILL')
    await late
    second.child.kill('SIGKILL')
    await Promise.all([first.stop(), second.stop()])

    // Two minutes are the lease; the clock of the rows is put on instead of waiting.
    const database = openDatabase(place, () => {})
    await database.updateTable('delivery').set({ next_at: 0 }).where('state', '=', 'pending').execute()
    await database.destroy()
    await startProcess(place)
    const received = () => new Set(receiver.received.map(({ body }) => JSON.parse(body).data.response_id as string))
    const isComplete = () => acknowledged.every((id) => received().has(id))
    await expect.poll(isComplete, { timeout: 30_000 }).toBe(true)
    expect(acknowledged.length).toBeGreaterThanOrEqual(10)
    expect(overlaps).toBe(0)
    // A repeat, which a killed server leaves to the next one, is known by its id.
    const ids = receiver.received.map(({ headers, body }) => [headers['webhook-id'], JSON.parse(body).data.response_id])
    expect(new Set(ids.map(String)).size).toBe(received().size)
  })

  it('a server that stops finishes what it is sending', async () => {
    const receiver = await openReceiver(async () => {
      await pause(1000)
      return {}
    })
    onTestFinished(() => receiver.close())
    const place = await newPlace()
    const running = await startProcess(place)
    const form = await createForm(running, receiver.url)
    await submit(running, await beginSession(running, form.id), { responses })
    await expect.poll(() => receiver.received.length, { timeout: 30_000 }).toBe(1)
    expect(await running.stop()).toBe(0)
    const database = openDatabase(place, () => {})
    const rows = await database.selectFrom('delivery').select(['state', 'attempts']).execute()
    await database.destroy()
    expect(rows).toEqual([{ state: 'sent', attempts: 1 }])
  })
})
