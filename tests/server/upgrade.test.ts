import { existsSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { gunzipSync } from 'node:zlib'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { Forms, FormVersion, FormVersions, Items } from '../../contract/types.gen.ts'
import { backUp, isDue } from '../../server/start/daily-backup.ts'
import {
  backupFolder,
  dropOldBackups,
  listBackups,
  makeBackupFolder,
  readNote,
  writeBackup,
} from '../../server/store/operation/backups.ts'
import { VERSION } from '../../server/version.ts'
import { newFolder } from './support/databases.ts'
import { logIn, startProcess } from './support/processes.ts'

const DAY_MS = 24 * 60 * 60_000
const fixture = new URL('fixtures/made-by-7616055.db.gz', import.meta.url)

/** Made by the commit of its name: an owner, the example form, a form with three responses, an item. */
function anOldFolder(): string {
  const dataDir = newFolder()
  writeFileSync(join(dataDir, 'sayform.db'), gunzipSync(readFileSync(fixture)))
  return dataDir
}

const start = async (dataDir: string) => {
  const running = await startProcess({ databaseUrl: undefined, dataDir })
  onTestFinished(() => void running.child.kill('SIGKILL'))
  return running
}

it('data of an older version opens as it was, and is kept as it was beside it', async () => {
  const dataDir = anOldFolder()
  const running = await start(dataDir)
  const { call } = await logIn(running)
  const forms: Forms = await call('GET', '/forms/')
  const items: Items = await call('GET', '/items/')
  const [form] = forms.data
  const { data: responses } = await call('GET', `/forms/${form?.id}/responses`)
  const renamed = await call('PUT', `/forms/${form?.id}`, { title: 'Renamed since' })
  const versions: FormVersions = await call('GET', `/forms/${form?.id}/versions`)
  const first: FormVersion = await call('GET', `/forms/${form?.id}/versions/1`)
  await running.stop()
  const asked = form && 'structure' in form ? form.structure : undefined
  for (const each of [renamed, first]) expect(each.structure).toEqual(asked)
  expect(versions.data.map(({ version, field_count }) => [version, field_count])).toEqual([
    [2, asked?.fields.length],
    [1, asked?.fields.length],
  ])
  expect(form).toMatchObject({ title: 'Made by an earlier version', response_count: 3 })
  expect(responses.map((one: { values: object }) => Object.values(one.values)[0])).toEqual([
    'Zoë 😀',
    'Grace Hopper',
    'Ada Lovelace',
  ])
  expect(items).toMatchObject({ count: 1, data: [{ title: 'An item' }] })
  expect(running.output()).toMatch(/The data is brought from 0001-begin to \S+; as it was it is in \S+\.db/)

  const [backup = '', ...others] = readdirSync(join(dataDir, 'backups'))
  expect(others).toEqual([])
  expect(backup).toMatch(new RegExp(`^before-${VERSION}-`))
  const database = new DatabaseSync(join(dataDir, 'backups', backup), { readOnly: true })
  expect(database.prepare('select count(*) as count from kysely_migration').get()).toEqual({ count: 1 })
  expect(database.prepare('select count(*) as count from submission').get()).toEqual({ count: 3 })
  database.close()
  expect(readNote(join(dataDir, 'backups', backup))).toMatchObject({ version: VERSION })
})

it('data of a newer version is refused in a sentence, and stays as it is', async () => {
  const dataDir = anOldFolder()
  const database = new DatabaseSync(join(dataDir, 'sayform.db'))
  database.exec(`insert into kysely_migration values ('9999-later', '2030-01-01')`)
  database.close()
  const running = await start(dataDir)
  expect(await running.stop()).toBe(1)
  expect(running.output()).toContain(`made by a newer version of Sayform: it has 9999-later, which version ${VERSION}`)
  const after = new DatabaseSync(join(dataDir, 'sayform.db'), { readOnly: true })
  expect(after.prepare('select count(*) as count from kysely_migration').get()).toEqual({ count: 2 })
  expect(after.prepare(`select name from sqlite_master where name = 'user_visit'`).get()).toBeUndefined()
  after.close()
})

it('says its version first, and when it is asked whether it is well', async () => {
  const running = await start(newFolder())
  expect(running.output()).toMatch(new RegExp(`^Sayform ${VERSION}\n`))
  expect(await (await fetch(`${running.url}/api/v1/health`)).json()).toEqual({ status: 'ok', version: VERSION })
  await running.stop()
})

it('a backup is due a day after the last one, and the newest seven stay', async () => {
  const dataDir = anOldFolder()
  expect(isDue(dataDir)).toBe(false)
  expect(isDue(dataDir, Date.now() + DAY_MS + 1000)).toBe(true)
  await backUp(dataDir)
  const [made = ''] = listBackups(dataDir)
  expect(readNote(made)).toMatchObject({ version: VERSION })
  expect(isDue(dataDir)).toBe(false)
  for (let day = 1; day <= 9; day += 1)
    writeFileSync(join(dataDir, 'backups', `sayform-2020-01-0${day}T000000Z.db`), '')
  writeFileSync(join(dataDir, 'backups', 'before-0.1.0-2020-01-01T000000Z.db'), '')
  dropOldBackups(dataDir, 7)
  expect(listBackups(dataDir)).toHaveLength(7)
  expect(listBackups(dataDir)[0]).toBe(made)
  expect(readdirSync(join(dataDir, 'backups'))).toContain('before-0.1.0-2020-01-01T000000Z.db')
  utimesSync(made, Date.now() / 1000 - 86_401, Date.now() / 1000 - 86_401)
  expect(isDue(dataDir)).toBe(true)
})

const note = { version: VERSION, madeAt: '2030-01-01T00:00:00.000Z', secret: undefined }
const aPlace = () => {
  const dataDir = anOldFolder()
  return { dataDir, file: join(makeBackupFolder(dataDir), 'sayform-2030-01-01T000000Z.db') }
}
const namesIn = (dataDir: string) => readdirSync(backupFolder(dataDir))
const submissionsIn = (file: string) => {
  const database = new DatabaseSync(file, { readOnly: true })
  onTestFinished(() => database.close())
  return database.prepare('select count(*) as count from submission').get()
}
const write = ({ dataDir, file }: ReturnType<typeof aPlace>, meanwhile: () => Promise<unknown>) =>
  writeBackup({ databaseUrl: undefined, dataDir }, file, note, async () => void (await meanwhile()))

describe('a backup that is being written', () => {
  it('is left alone by another one that ends, and by one of the same name', async () => {
    const place = aPlace()
    await write(place, async () => {
      await write(place, async () => dropOldBackups(place.dataDir, 7))
      dropOldBackups(place.dataDir, 7)
    })
    expect(namesIn(place.dataDir)).toEqual(['sayform-2030-01-01T000000Z.db'])
    expect(submissionsIn(place.file)).toEqual({ count: 3 })
  })

  it('fails when somebody removes it, and leaves nothing that looks like a backup', async () => {
    const place = aPlace()
    const removed = write(place, async () => {
      for (const name of namesIn(place.dataDir)) rmSync(join(backupFolder(place.dataDir), name))
    })
    await expect(removed).rejects.toThrow('unable to open database file')
    expect(existsSync(place.file)).toBe(false)
    expect(namesIn(place.dataDir)).toEqual([])
  })

  it('leaves what is cleaned away after a day when it was interrupted, whatever version left it', () => {
    const { dataDir } = aPlace()
    const left = ['.part', '.3.part', '.3.part-wal', '.3.part-shm'].map((end) => `sayform-2030-01-01T000000Z.db${end}`)
    for (const name of left) writeFileSync(join(backupFolder(dataDir), name), '')
    dropOldBackups(dataDir, 7)
    expect(namesIn(dataDir)).toHaveLength(left.length)
    dropOldBackups(dataDir, 7, Date.now() + DAY_MS + 1000)
    expect(namesIn(dataDir)).toEqual([])
  })
})
