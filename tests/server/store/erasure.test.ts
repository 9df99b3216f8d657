import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { newFolder } from '../support/databases.ts'
import { aStoredForm } from './columns/stored.ts'

const files = (dataDir: string): string =>
  ['sayform.db', 'sayform.db-wal']
    .map((name) => join(dataDir, name))
    .filter((path) => existsSync(path))
    .map((path) => readFileSync(path, 'latin1'))
    .join('\n')

it.each([
  ['a short answer', 'marked-short-answer'],
  ['an answer of several pages', `${'marked-long-answer '.repeat(2000)}`],
])('leaves no byte of %s that was deleted in the files of SQLite', async (_, answer) => {
  const place = { databaseUrl: undefined, dataDir: newFolder() }
  const { write, stores, form, close } = await aStoredForm(place)
  onTestFinished(close)
  await write()
  const gone = await write(0, { value: answer })
  await write()
  await stores.erasure.sweep()
  expect(files(place.dataDir)).toContain(answer.slice(0, 18))
  await stores.removals.remove(form.id, [gone])
  await stores.erasure.sweep()
  expect(files(place.dataDir)).not.toContain(answer.slice(0, 18))
  expect(await stores.forms.findPublic(form.id)).toBeDefined()
})
