import { existsSync } from 'node:fs'
import { expect, it, onTestFinished } from 'vitest'
import { openCopies } from '../../../../server/store/columns/open-copies.ts'
import { openTruth } from '../../../../server/store/columns/truth.ts'
import { someFields } from '../../../support/builders.ts'
import { newFolder } from '../../support/databases.ts'
import { aStoredForm, writeResponse } from './stored.ts'

async function aCopy() {
  const place = { databaseUrl: undefined, dataDir: newFolder() }
  const { database, form, close } = await aStoredForm(place, someFields({}))
  onTestFinished(close)
  await writeResponse(database, form.id, '01890000-0000-7000-8000-000000000001')
  const copies = await openCopies(place, openTruth(database))
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
