import { once } from 'node:events'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, it, onTestFinished, vi } from 'vitest'
import { sweepRegularly } from '../../../server/background/sweep.ts'
import { openApi, type Api } from '../support/api.ts'
import { newFolder } from '../support/databases.ts'

const HOUR_MS = 60 * 60_000

async function aServer() {
  const place = { databaseUrl: undefined, dataDir: newFolder() }
  const log: string[] = []
  const api = await openApi(place, { log })
  onTestFinished(() => api.close())
  const start = async () => {
    sweepRegularly(api.app, { ...api.stores, columns: api.columns }, place.dataDir)
    await api.app.listen({ port: 0 })
  }
  const failures = () =>
    log
      .map((line) => JSON.parse(line))
      .filter(({ msg }) => msg.startsWith('Old data'))
      .map(({ sweep, err }) => [sweep, err.message])
  return { api, start, failures }
}

/** Ends when it is told to. */
function slowSweep({ stores }: Api) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const sweep = vi.spyOn(stores.transfers, 'sweep').mockImplementation(() => promise.then(() => []))
  onTestFinished(() => resolve())
  return { sweep, end: resolve }
}

it('what cannot be cleared away is logged by its name, and holds up nothing else', async () => {
  const { api, start, failures } = await aServer()
  const { stores, columns } = api
  vi.spyOn(stores.tokens, 'sweep').mockRejectedValue(new Error('no tokens'))
  vi.spyOn(stores.retention, 'sweep').mockRejectedValue(new Error('no retention'))
  const others = [vi.spyOn(stores.passkeys, 'sweep'), vi.spyOn(columns, 'sweep'), vi.spyOn(stores.removals, 'sweep')]
  const erase = vi.spyOn(stores.erasure, 'sweep')
  await start()
  await expect.poll(() => erase.mock.calls.length, { message: 'what was deleted is erased' }).toBe(1)
  for (const other of others) expect(other).toHaveBeenCalledOnce()
  expect(failures().toSorted()).toEqual([
    ['retention', 'no retention'],
    ['tokens', 'no tokens'],
  ])
})

it('closing waits for all that is being cleared away, also when one of it failed', async () => {
  const { api, start } = await aServer()
  vi.spyOn(api.stores.tokens, 'sweep').mockRejectedValue(new Error('no tokens'))
  let isClosed = false
  const closedTooEarly = new Promise<boolean>((resolve) => {
    vi.spyOn(api.stores.sessions, 'sweep').mockImplementation(async (stop) => {
      await once(stop!, 'abort')
      for (let turn = 0; turn < 100; turn += 1) await nextTurn()
      resolve(isClosed)
    })
  })
  await start()
  await api.app.close()
  isClosed = true
  expect(await closedTooEarly).toBe(false)
})

it('an hour later nothing is begun again while the last time is not over', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const { api, start } = await aServer()
  const { sweep, end } = slowSweep(api)
  const erase = vi.spyOn(api.stores.erasure, 'sweep')
  await start()
  vi.advanceTimersByTime(3 * HOUR_MS)
  expect(sweep).toHaveBeenCalledOnce()
  end()
  await vi.waitFor(() => expect(erase).toHaveBeenCalledOnce())
  await erase.mock.results[0]?.value
  await nextTurn()
  vi.advanceTimersByTime(HOUR_MS)
  expect(sweep).toHaveBeenCalledTimes(2)
})
