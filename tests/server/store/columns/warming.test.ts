import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { countOf } from '../../../../server/store/columns/lists.ts'
import { sumUp } from '../../../../server/store/columns/statistics/summary.ts'
import { newFolder } from '../../support/databases.ts'
import { aStoredForm } from './stored.ts'

vi.mock('../../../../server/store/columns/statistics/summary.ts', { spy: true })
beforeEach(() => void vi.mocked(sumUp).mockClear())

const OFTEN = { backgroundMs: 50 }
/** The background waits until nobody has looked for a second. */
const summedUpOnce = () => vi.waitFor(() => expect(sumUp).toHaveBeenCalledOnce(), 20_000)

async function aForm() {
  const place = { databaseUrl: undefined, dataDir: newFolder() }
  const stored = await aStoredForm(place)
  onTestFinished(() => stored.close())
  return { ...stored, place }
}

it('sums all responses up in the background after an owner has filtered them, so that the summary is there', async () => {
  const { aServer, write, form } = await aForm()
  await write()
  const server = aServer(OFTEN)
  await server.read(form.id, (view) => countOf(view, { read: true }))
  await summedUpOnce()
  expect(await server.summary()).toMatchObject({ count: 1 })
  expect(sumUp).toHaveBeenCalledOnce()
})

it('sums nothing up while owners look, since what they ask next would wait for it', async () => {
  const { aServer, write, form } = await aForm()
  await write()
  const server = aServer({ backgroundMs: 1 })
  for (let look = 0; look < 30; look += 1) {
    await server.prepare(form.id)
    await server.read(form.id, (view) => countOf(view, { read: true }))
  }
  expect(sumUp).not.toHaveBeenCalled()
})

it('does so for a list without a filter only where a copy is there already', async () => {
  const { aServer, write, form, place } = await aForm()
  await write()
  const server = aServer(OFTEN)
  await server.prepare(form.id)
  expect(existsSync(join(place.dataDir, 'columns'))).toBe(false)
  await server.count()
  await summedUpOnce()
  await server.close()
  const next = aServer(OFTEN)
  await next.prepare(form.id)
  await vi.waitFor(() => expect(sumUp).toHaveBeenCalledTimes(2), 20_000)
  expect(await next.summary()).toMatchObject({ count: 1 })
  expect(sumUp).toHaveBeenCalledTimes(2)
})
