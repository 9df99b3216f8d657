import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Form, Image } from '../../../contract/types.gen.ts'
import { openBucket, type Bucket } from '../../../server/bucket/bucket.ts'
import { removeLoose, storeWaiting } from '../../../server/files/moving.ts'
import { hashOf, unzip } from '../../support/file-formats.ts'
import { aFile, someFields } from '../../support/builders.ts'
import { aPng } from '../../support/images.ts'
import { aFormWithFiles, anAnsweredForm, type Answered } from '../support/answered.ts'
import { openApi, type Api, type Person } from '../support/api.ts'
import { sayform } from '../support/command.ts'
import { newFolder, onBothMigratedDatabases } from '../support/databases.ts'
import { askFor, download } from '../support/downloads.ts'
import { anS3Server } from '../support/s3-server.ts'
import type { Place } from '../../../server/store/database.ts'

const WORDS = 'The storage of files does not answer. Please try again later.'
const DAY = 24 * 60 * 60_000
const aFileSaying = (text: string) =>
  aFile(text.length, { name: `${text}.txt`, mediaType: 'text/plain', data: Buffer.from(text).toString('base64') })
const answerWith = (text: string) => ({ fieldId: 'f2', fieldType: 'file' as const, value: aFileSaying(text) })
const showing = ({ id, width, height }: Image) => ({
  title: 'Form',
  structure: { fields: someFields({}), metadata: { appearance: { logo: { id, width, height, alt: '' } } } },
})
let pictures = 0

onBothMigratedDatabases((newPlace) => {
  const s3 = anS3Server()
  let bucket: Bucket
  let place: Place
  let api: Api
  let owner: Person
  let form: Answered
  beforeEach(async () => {
    bucket = openBucket(s3().settings)
    place = await newPlace()
    api = await openApi(place, { bucket })
    ;({ owner, form } = await aFormWithFiles(api))
  })
  afterEach(() => api.close())

  const objects = () => s3().countObjects()
  const store = () => storeWaiting(api.stores.files, bucket)
  const sweep = async () => {
    await api.stores.files.releaseImages()
    return removeLoose(api.stores.files, bucket)
  }
  const inDatabase = async (table: 'attachment' | 'form_image' = 'attachment') => {
    const rows = await api.database.selectFrom(table).select('data').execute()
    return rows.map(({ data }) => Buffer.from(data).toString('latin1'))
  }
  const read = async (id: string) =>
    (await download(api, owner, form.form.id, { kind: 'file', response_id: id, field_id: 'f2' })).text
  const textOf = async ({ stores }: Api, id: string, { id: formId } = form.form) =>
    Buffer.from((await stores.attachments.find(formId, id, 'f2'))?.data ?? []).toString()
  const askForFile = (id: string) => askFor(api, owner, form.form.id, { kind: 'file', response_id: id, field_id: 'f2' })
  const command = (...words: string[]) => sayform(place, words, '', s3().env)

  const upload = async (png = aPng({ color: [(pictures += 1), 1, 2] })) =>
    (
      await api.call<Image>('POST', '/images', {
        token: owner.token,
        raw: png,
        headers: { 'content-type': 'image/png' },
      })
    ).body

  const create = async (image: Image) =>
    (await api.call<Form>('POST', '/forms/', { token: owner.token, body: showing(image) })).body
  const bytesOf = async ({ id }: Image) =>
    (await api.app.inject({ method: 'GET', url: `/api/v1/images/${id}` })).rawPayload

  describe('files of responses', () => {
    it('go into the bucket, leave the database, and are read from there', async () => {
      const id = await form.answer({}, answerWith('one'))
      expect(await inDatabase()).toEqual(['one'])
      expect(await read(id)).toBe('one')
      expect(await store()).toBe(1)
      expect([await inDatabase(), objects()]).toEqual([[''], 1])
      expect(await read(id)).toBe('one')
    })

    it('are all in the archive, those in the bucket and those in the database', async () => {
      await form.answer({}, answerWith('stored'))
      await store()
      await form.answer({}, answerWith('waiting'))
      const { bytes } = await download(api, owner, form.form.id, { kind: 'files' })
      const hashes = (await unzip(bytes)).values().toArray()
      expect(hashes.toSorted()).toEqual(['stored', 'waiting'].map((text) => hashOf(Buffer.from(text))).toSorted())
    })

    it('of any bytes come back as they were', async () => {
      const bytes = Buffer.from(Array.from({ length: 512 * 1024 }, (_, index) => (index * 7919) % 256))
      const value = aFile(bytes.length, { data: bytes.toString('base64') })
      const id = await form.answer({}, { fieldId: 'f2', fieldType: 'file', value })
      await store()
      const file = await api.stores.attachments.find(form.form.id, id, 'f2')
      expect(Buffer.from(file?.data ?? []).equals(bytes)).toBe(true)
    })
  })

  describe('what is deleted is removed from the bucket too', () => {
    it('with a response', async () => {
      const [gone, kept] = [await form.answer({}, answerWith('gone')), await form.answer({}, answerWith('kept'))]
      await store()
      await form.call('DELETE', `/${gone}`)
      expect(await sweep()).toBe(1)
      expect(objects()).toBe(1)
      expect(await read(kept)).toBe('kept')
    })

    it('with a form, and with an account', async () => {
      await form.answer({}, answerWith('one'))
      const other = await anAnsweredForm(api, owner, someFields({}, { type: 'file' }))
      await other.answer({}, answerWith('two'))
      await store()
      await api.call('DELETE', `/forms/${form.form.id}`, { token: owner.token })
      expect([await sweep(), objects()]).toEqual([1, 1])
      await api.call('DELETE', '/users/me', { token: owner.token })
      expect([await sweep(), objects()]).toEqual([1, 0])
    })

    it('when the form keeps it no longer', async () => {
      await form.answer({}, answerWith('old'))
      await store()
      await api.call('PUT', `/forms/${form.form.id}/settings`, {
        token: owner.token,
        body: { notify_owner: 'off', copy_to_respondent: false, retention_days: 1 },
      })
      await api.stores.retention.sweep({ now: Date.now() + 2 * DAY })
      expect([await sweep(), objects()]).toEqual([1, 0])
    })

    it('also when it was deleted while it was on its way', async () => {
      const id = await form.answer({}, answerWith('racing'))
      const [taken] = await api.stores.files.take(1, Date.now() + 50)
      await bucket.put(taken!.key, Buffer.from('racing'))
      await form.call('DELETE', `/${id}`)
      await api.stores.files.keepInBucket(taken!, 6)
      await expect.poll(async () => [await sweep(), objects()][1]).toBe(0)
      expect(await api.database.selectFrom('bucket_object').selectAll().execute()).toEqual([])
    })

    it('as soon as the bucket answers again', async () => {
      const id = await form.answer({}, answerWith('late'))
      await store()
      await s3().stop()
      await form.call('DELETE', `/${id}`)
      await expect(sweep()).rejects.toThrow(WORDS)
      await s3().resume()
      expect([await sweep(), objects()]).toEqual([1, 0])
    })
  })

  describe('while the bucket does not answer', () => {
    afterEach(() => s3().resume())

    it('answers are taken, their files wait in the database and can be read there', async () => {
      await s3().stop()
      const id = await form.answer({}, answerWith('waits'))
      await expect(store()).rejects.toThrow(WORDS)
      expect([await inDatabase(), await read(id)]).toEqual([['waits'], 'waits'])
      expect(await api.stores.files.countWaiting()).toBe(1)
    })

    it('who asks for files that are in it hears so in words, before anything is downloaded', async () => {
      const id = await form.answer({}, answerWith('away'))
      await store()
      await s3().stop()
      for (const asked of [askForFile(id), askFor(api, owner, form.form.id, { kind: 'files' })])
        expect(await asked).toMatchObject({ status: 503, body: { detail: WORDS } })
      expect((await download(api, owner, form.form.id, { kind: 'csv' })).text).toContain('away.txt')
    })
  })

  it('a bucket that freezes is given up within five seconds', async () => {
    const id = await form.answer({}, answerWith('frozen'))
    await store()
    s3().freeze()
    const began = performance.now()
    await expect(api.stores.attachments.find(form.form.id, id, 'f2')).rejects.toThrow(WORDS)
    expect(performance.now() - began).toBeLessThan(5000)
    s3().thaw()
    expect(await read(id)).toBe('frozen')
  })

  it('a wrong key is told as such to the operator', async () => {
    const locked = openBucket({ ...s3().settings, secret: 'another' })
    await expect(locked.check()).rejects.toMatchObject({
      cause: { message: expect.stringMatching(/403: .*SignatureDoesNotMatch/s) },
    })
  })

  describe('images of forms', () => {
    it('go into the bucket once for all forms that show them', async () => {
      const png = aPng({ color: [(pictures += 1), 9, 9] })
      const image = await upload(png)
      await create(image)
      await store()
      await create(image)
      expect([await inDatabase('form_image'), objects()]).toEqual([['', ''], 1])
      expect((await bytesOf(image)).equals(png)).toBe(true)
    })

    it('stay while one form shows them, and go with the last', async () => {
      const image = await upload()
      const forms = [await create(image), await create(image)]
      await store()
      for (const left of [1, 0]) {
        await api.call('DELETE', `/forms/${forms.pop()?.id}`, { token: owner.token })
        await sweep()
        expect(objects()).toBe(left)
      }
    })

    it('uploaded again are the same, and leave the database again', async () => {
      const png = aPng({ color: [(pictures += 1), 8, 8] })
      await create(await upload(png))
      await store()
      const again = await upload(png)
      await store()
      expect([await inDatabase('form_image'), objects()]).toEqual([['', ''], 1])
      expect((await bytesOf(again)).equals(png)).toBe(true)
    })

    it('count for the account as before', async () => {
      await create(await upload())
      const limits = { forms: 0, items: 0, bytes: 400 }
      const image = { media_type: 'image/png' as const, width: 1, height: 1, data: aPng({ color: [1, 2, 3] }) }
      await store()
      await expect(api.stores.images.insert(owner.id, image, limits)).rejects.toThrow('0 MB')
    })
  })

  describe('the operator', () => {
    it('moves files of an earlier time into the bucket, and back', async () => {
      const plain = await openApi(place)
      const earlier = { ...form, ...(await anAnsweredForm(plain, owner, someFields({}, { type: 'file' }))) }
      const id = await earlier.answer({}, answerWith('earlier'))
      await plain.close()
      expect(await store()).toBe(0)
      expect(await command('files', '--to', 'bucket')).toMatchObject({
        problem: '',
        code: 0,
        output: expect.stringContaining('1 files went into the bucket.'),
      })
      expect([await inDatabase(), objects()]).toEqual([[''], 1])
      expect(await command('check')).toMatchObject({ problem: '', code: 0 })
      expect(await command('files', '--to', 'database')).toMatchObject({ code: 0, problem: '' })
      expect([await inDatabase(), objects()]).toEqual([['earlier'], 0])
      expect(await textOf(api, id, earlier.form)).toBe('earlier')
    })

    it('has files in a backup that stands for itself, or hears that they are not in it', async () => {
      const id = await form.answer({}, answerWith('backed up'))
      await store()
      const [folder, file] = [newFolder(), `${newFolder()}/backup.db`]
      expect((await command('backup')).output).toContain('are not in it')
      expect((await command('backup', file, '--files', 'include')).output).toContain('1 files of the bucket are in it')
      expect(await sayform({ databaseUrl: undefined, dataDir: folder }, ['restore', file])).toMatchObject({ code: 0 })
      const restored = await openApi({ databaseUrl: undefined, dataDir: folder })
      expect(await textOf(restored, id)).toBe('backed up')
      expect(await restored.database.selectFrom('bucket_object').selectAll().execute()).toEqual([])
      await restored.close()
      expect(await read(id)).toBe('backed up')
    })

    it('has a backup without its files beside the bucket: those that are there are read, and others are named', async () => {
      const [stays, goes] = [await form.answer({}, answerWith('stays')), await form.answer({}, answerWith('goes'))]
      const image = await upload()
      await create(image)
      await store()
      const [folder, file] = [newFolder(), `${newFolder()}/backup.db`]
      await command('backup', file)
      await form.call('DELETE', `/${goes}`)
      await form.answer({}, answerWith('came later'))
      await Promise.all([sweep(), store()])
      const target = { databaseUrl: undefined, dataDir: folder }
      expect((await sayform(target, ['restore', file])).output).toContain(
        'files are in the bucket (FILES_URL), as that is now',
      )

      const { code, problem } = await sayform(target, ['check'], '', s3().env)
      expect(code).toBe(1)
      expect(problem).toContain('The bucket does not have 1 files.')
      expect(problem).toMatch(/has 1 objects below sayform\/ that belong to no file here/)
      const restored = await openApi(target, { bucket })
      const ask = (id: string) =>
        askFor(restored, owner, form.form.id, { kind: 'file', response_id: id, field_id: 'f2' })
      expect(await textOf(restored, stays)).toBe('stays')
      expect(await ask(goes)).toMatchObject({
        status: 404,
        body: { detail: 'The storage of files does not have this file any more.' },
      })
      const { bytes } = await download(restored, owner, form.form.id, { kind: 'files' })
      const archive = await unzip(bytes)
      expect(
        archive
          .keys()
          .toArray()
          .filter((name) => name.endsWith('goes.txt (missing).txt')),
      ).toHaveLength(1)
      expect(archive.values().toArray()).toContain(hashOf(Buffer.from('stays')))
      expect((await restored.app.inject({ method: 'GET', url: `/api/v1/images/${image.id}` })).statusCode).toBe(200)
      await removeLoose(restored.stores.files, bucket)
      expect(await read(stays), 'the restored data took nothing from the first').toBe('stays')
      await restored.close()
    })

    it('moves the data to another place, whose files are in the bucket as before', async () => {
      const id = await form.answer({}, answerWith('moved'))
      await store()
      const target = newFolder()
      expect(await command('move', '--to', target)).toMatchObject({ problem: '', code: 0 })
      const moved = await openApi({ databaseUrl: undefined, dataDir: target }, { bucket })
      expect(await textOf(moved, id)).toBe('moved')
      await moved.close()
    })

    it('hears from the check which files the bucket does not have, and which are none of this data', async () => {
      await form.answer({}, answerWith('lost'))
      await store()
      const [{ key } = { key: '' }] = await api.database.selectFrom('bucket_object').select('key').execute()
      await bucket.remove(key)
      await bucket.put('another', Buffer.from('x'))
      const { code, problem } = await command('check')
      await bucket.remove('another')
      expect(code).toBe(1)
      expect(problem).toContain('The bucket does not have 1 files.')
      expect(problem).toMatch(/has 1 objects below sayform\/ that belong to no file here/)
    })
  })
})
