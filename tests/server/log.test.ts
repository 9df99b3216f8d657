import Fastify, { LogController } from 'fastify'
import { afterEach, expect, it, vi } from 'vitest'
import { logAnswers } from '../../server/log.ts'

afterEach(() => void vi.useRealTimers())

/** A server that answers with the status that it is asked for, and what it logs. */
function openServer() {
  const lines: string[] = []
  const logController = new LogController({ disableRequestLogging: true })
  const app = Fastify({
    logController,
    logger: { level: 'info', stream: { write: (line: string) => void lines.push(line) } },
  })
  logAnswers(app, { logLevel: 'info' })
  app.get('/status/:status', async (request, reply) =>
    reply.code(Number((request.params as { status: string }).status)).send({}),
  )
  return { lines, answer: (status: number) => app.inject({ url: `/status/${status}` }) }
}

const many = async (count: number, ask: () => Promise<unknown>): Promise<void> => {
  for (let asked = 0; asked < count; asked += 1) await ask()
}

it.each([503, 429, 507])(
  'answers %i that come in masses are counted, and take hardly any room in the log',
  async (status) => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const { lines, answer } = openServer()
    await many(1000, () => answer(status))
    vi.advanceTimersByTime(5000)
    const told = lines.map((line) => JSON.parse(line)).filter((line) => line.status === status)
    expect(told).toHaveLength(2)
    expect(told[0].id).toBeTruthy()
    expect(told[1]).toMatchObject({ route: '/status/:status', repeated: 999 })
    expect(lines.join('').length).toBeLessThan(2000)
    await answer(status)
    expect(lines).toHaveLength(3)
  },
)

it('every other answer has a line', async () => {
  const { lines, answer } = openServer()
  await many(20, () => answer(200))
  await many(20, () => answer(404))
  expect(lines).toHaveLength(40)
})
