import { expect, it, onTestFinished } from 'vitest'
import type { Dashboard, Form, Responses, ResponsesStatus } from '../../contract/types.gen.ts'
import { responsesFrom, someFields } from '../support/builders.ts'
import { onBothDatabases } from './support/databases.ts'
import { beginSession, logIn, startProcess, submit, type Running } from './support/processes.ts'

onBothDatabases((newPlace) => {
  it('what one server takes is seen at once by an owner who looks through another', async () => {
    const place = await newPlace()
    // One after the other: the first makes the tables and the account.
    const running: Running[] = []
    for (let count = 0; count < 2; count += 1) {
      const server = await startProcess(place)
      onTestFinished(() => void server.child.kill('SIGKILL'))
      running.push(server)
    }
    const [taking, watched] = running as [Running, Running]
    const { call } = await logIn(watched)
    const form: Form = await call('POST', '/forms/', { title: 'Form', structure: { fields: someFields({}) } })
    const look = async () => {
      const status: ResponsesStatus = await call('GET', `/forms/${form.id}/responses/status`)
      const list: Responses = await call('GET', `/forms/${form.id}/responses`)
      return { newest: status.newest, total: status.total, listed: list.data.map(({ values }) => values['f1']) }
    }
    expect(await look()).toEqual({ newest: null, total: 0, listed: [] })
    await call('GET', '/dashboard')

    const answer = async (value: string) => {
      const body = { responses: responsesFrom({ value }), metadata: {} }
      const sent = await submit(taking, await beginSession(taking, form.id), body)
      expect(sent.status).toBe(201)
      return (await sent.json()).id as string
    }
    const ada = await answer('Ada')
    expect(await look()).toEqual({ newest: ada, total: 1, listed: ['Ada'] })
    const grace = await answer('Grace')
    expect(await look()).toEqual({ newest: grace, total: 2, listed: ['Grace', 'Ada'] })
    const dashboard: Dashboard = await call('GET', '/dashboard')
    expect(dashboard.forms[0], 'news come first').toMatchObject({ id: form.id, new: 2, total: 2 })
    // By a filter, which the columns answer: each server has a copy of its own, brought up to date before it answers.
    const filtered = async (server: Running): Promise<Responses> =>
      (await logIn(server)).call('GET', `/forms/${form.id}/responses?q=Ada`)
    for (const server of running)
      await expect
        .poll(async () => (await filtered(server)).data?.map(({ id }) => id), { timeout: 30_000 })
        .toEqual([ada])
    await answer('Ada the second')
    for (const server of running)
      await expect.poll(async () => (await filtered(server)).count, { timeout: 30_000 }).toBe(2)
  })
})
