import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { takeFolder } from '../../../../server/store/columns/folder.ts'
import { openCopies } from '../../../../server/store/columns/open-copies.ts'
import { openSource } from '../../../../server/store/columns/source.ts'
import { someFields } from '../../../support/builders.ts'
import { newFolder } from '../../support/databases.ts'
import { aStoredForm, writeResponse } from './stored.ts'

async function aCopy() {
  const place = { databaseUrl: undefined, dataDir: newFolder() }
  const { database, form, close } = await aStoredForm(place, someFields({}))
  onTestFinished(close)
  await writeResponse(database, form.id, '01890000-0000-7000-8000-000000000001')
  const copies = await openCopies(place, openSource(database))
  onTestFinished(() => copies.end())
  const held = await copies.take(form.id)
  await copies.bringUpToDate(held)
  return { copies, held, formId: form.id }
}

it.each(['close', 'destroy'] as const)(
  'a copy that an owner looks at again while it goes (%s) is opened when it has gone',
  async (leave) => {
    const { copies, held, formId } = await aCopy()
    const leaving = copies[leave](held)
    const [again, other] = await Promise.all([copies.take(formId), copies.take(formId)])
    expect(again).toBe(other)
    await leaving
    await copies.bringUpToDate(again)
    expect(await again.copy.count()).toBe(1)
    expect(existsSync(again.copy.file)).toBe(true)
  },
)

it('copies that are closed stay closed: what asks for them later is refused, and opens nothing', async () => {
  const place = { databaseUrl: undefined, dataDir: newFolder() }
  const { aServer, form, write, close } = await aStoredForm(place, someFields({}))
  onTestFinished(close)
  await write()
  const server = aServer()
  expect(await server.count()).toBe(1)
  await server.close()
  for (const late of [server.count, server.sweep, () => server.forget(form.id)])
    await expect(late()).rejects.toThrow('are closed')
  await expect(server.prepare(form.id), 'only a kindness').resolves.toBeUndefined()
  const { path, release } = takeFolder(place.dataDir)
  release()
  expect(path, 'nobody has the first one').toBe(join(place.dataDir, 'columns', '0'))
})
