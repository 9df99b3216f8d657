import { Agent, request, type IncomingMessage } from 'node:http'
import { expect, it, onTestFinished } from 'vitest'
import { responsesFrom, someFields } from '../support/builders.ts'
import { newFolder } from './support/databases.ts'
import { beginSession, logIn, startProcess, submit, type Running } from './support/processes.ts'

const CLIENTS = 60
const FORMS = '/api/v1/public/forms/'
const ready = '/api/v1/health/ready'

async function start(): Promise<Running & { formId: string }> {
  const running = await startProcess({ databaseUrl: undefined, dataDir: newFolder() }, { LOG_LEVEL: 'warn' })
  onTestFinished(() => void running.child.kill('SIGKILL'))
  const { call } = await logIn(running)
  const { id } = await call('POST', '/forms/', { title: 'Form', structure: { fields: someFields({ required: true }) } })
  return { ...running, formId: id }
}

interface Tally {
  answered: number
  /** Requests that were sent on a connection that existed, and got no answer. */
  cut: string[]
}

/** Asks again and again until the server takes no connection any more. */
async function askUntilRefused(url: string, agent: Agent, tally: Tally): Promise<void> {
  for (;;) {
    const outcome = await ask(url, agent)
    if (outcome === 'refused') return
    if (outcome === 'answered') tally.answered += 1
    else tally.cut.push(outcome)
  }
}

const ask = (url: string, agent: Agent): Promise<string> =>
  new Promise((resolve) => {
    const sent = request(url, { agent })
    sent.on('response', (response: IncomingMessage) => {
      response.on('error', () => resolve('cut while it was answered'))
      response.resume().on('end', () => resolve('answered'))
    })
    sent.on('error', (error) => resolve(isRefused(error) ? 'refused' : `cut: ${error.message}`))
    sent.end()
  })

const isRefused = (error: Error) => 'code' in error && error.code === 'ECONNREFUSED'

/** As a load balancer does: nothing is sent to a server that is not ready. */
async function askWhileReady(url: string, base: string, tally: Tally): Promise<void> {
  const agent = new Agent({ keepAlive: false, maxSockets: 1 })
  for (let isReady = true; isReady; isReady = (await fetch(base + ready)).ok) {
    const outcome = await ask(url, agent)
    if (outcome === 'answered') tally.answered += 1
    else tally.cut.push(outcome)
  }
}

const pathsOf = ({ formId }: { formId: string }) => [
  FORMS + formId,
  `${FORMS}00000000-0000-7000-8000-000000000000`,
  '/api/v1/capabilities',
]

async function stopWhile(work: (running: Running, path: string, tally: Tally) => Promise<void>): Promise<Tally> {
  const running = await start()
  const tally: Tally = { answered: 0, cut: [] }
  const paths = pathsOf(running)
  const asking = Array.from({ length: CLIENTS }, (_, index) => work(running, paths[index % paths.length]!, tally))
  await expect.poll(() => tally.answered, { timeout: 30_000 }).toBeGreaterThan(5 * CLIENTS)
  running.child.kill('SIGTERM')
  await Promise.all(asking)
  expect(await running.stop()).toBe(0)
  return tally
}

it('while the server stops, every request on a connection that is kept is answered', async () => {
  const { cut } = await stopWhile(({ url }, path, tally) =>
    askUntilRefused(url + path, new Agent({ keepAlive: true, maxSockets: 1 }), tally),
  )
  expect(cut).toEqual([])
})

it('while the server stops, every request that a load balancer passes on is answered', async () => {
  const { cut } = await stopWhile(({ url }, path, tally) => askWhileReady(url + path, url, tally))
  expect(cut).toEqual([])
})

it('a server that stops says that it is not ready, and goes on answering meanwhile', async () => {
  const running = await start()
  const session = await beginSession(running, running.formId)
  running.child.kill('SIGTERM')
  await expect.poll(async () => (await fetch(running.url + ready)).status).toBe(503)
  expect(await (await fetch(running.url + ready)).json()).toEqual({ detail: 'The server is stopping' })
  expect((await submit(running, session, { responses: responsesFrom({ value: 'Ada' }) })).status).toBe(201)
  expect(await running.stop()).toBe(0)
})
