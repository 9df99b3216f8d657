import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { DOWNLOAD_LINK_MS } from '../../../../rules/limits.ts'
import { aFile, someFields } from '../../../support/builders.ts'
import { openApi, type Api, type Person } from '../../support/api.ts'
import { anAnsweredForm, type Answered } from '../../support/answered.ts'
import type { NewPlace } from '../../support/databases.ts'
import { askFor, download, follow } from '../../support/downloads.ts'

const ABSENT = '01890000-0000-7000-8000-000000000000'

export function downloadSuite(newPlace: NewPlace) {
  describe('links to downloads', () => {
    let api: Api
    let owner: Person
    let form: Answered
    beforeAll(async () => {
      api = await openApi(await newPlace())
    })
    beforeEach(async () => {
      owner = await api.aPerson()
      form = await anAnsweredForm(api, owner, someFields({}, { type: 'file' }))
    })
    afterEach(() => vi.useRealTimers())
    afterAll(() => api.close())

    const aLink = async () => (await askFor(api, owner, form.form.id, { kind: 'csv' })).body.url
    const gone = { status: 404, text: JSON.stringify({ detail: 'Download not found' }) }

    it('download once, without a login', async () => {
      const url = await aLink()
      expect(await follow(api, url)).toMatchObject({ status: 200 })
      expect(await follow(api, url)).toMatchObject(gone)
    })

    it('give one of several calls at once what it asks for', async () => {
      const url = await aLink()
      const answers = await Promise.all(Array.from({ length: 8 }, () => follow(api, url)))
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(404)])
    })

    it('end after a minute, and are swept then', async () => {
      vi.useFakeTimers({ toFake: ['Date'] })
      const { body } = await askFor(api, owner, form.form.id, { kind: 'csv' })
      expect(Date.parse(body.expires_at) - Date.now()).toBe(DOWNLOAD_LINK_MS)
      vi.setSystemTime(Date.now() + DOWNLOAD_LINK_MS)
      expect(await follow(api, body.url)).toMatchObject(gone)
      await api.stores.downloads.sweep()
      expect(await api.database.selectFrom('download').selectAll().execute()).toEqual([])
    })

    it('say in a browser, in words, that they are good for nothing any more', async () => {
      const headers = { accept: 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.8' }
      const { statusCode, payload, headers: answered } = await api.app.inject({ url: `/api/v1/downloads/x`, headers })
      expect(statusCode).toBe(404)
      expect(answered['content-type']).toBe('text/html; charset=utf-8')
      expect(answered['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/)
      expect(payload).toContain('A link to a download works once, and for one minute.')
    })

    it.each(['x', 'A'.repeat(43), '..%2f..%2fforms', "' or 1=1 --"])(
      'that were never made are not found: %s',
      async (token) => {
        expect(await follow(api, `/api/v1/downloads/${encodeURIComponent(token)}`)).toMatchObject(gone)
      },
    )

    it('are stored as hashes', async () => {
      const url = await aLink()
      const rows = await api.database.selectFrom('download').selectAll().execute()
      expect(rows.length).toBeGreaterThan(0)
      expect(JSON.stringify(rows)).not.toContain(url.split('/').at(-1))
    })

    it('stay good when only their headers are asked for', async () => {
      const url = await aLink()
      expect((await api.app.inject({ method: 'HEAD', url })).statusCode).toBe(404)
      expect(await follow(api, url)).toMatchObject({ status: 200 })
    })

    it('end with the login that asked for them', async () => {
      const url = await aLink()
      await api.call('POST', '/logout', { token: owner.token })
      expect(await follow(api, url)).toMatchObject(gone)
    })

    it('end with the account being switched off', async () => {
      const url = await aLink()
      await api.database.updateTable('user').set({ is_active: false }).where('id', '=', owner.id).execute()
      expect(await follow(api, url)).toMatchObject(gone)
    })

    it('end when the form is another person’s by then', async () => {
      const url = await aLink()
      const other = await api.aPerson()
      await api.database.updateTable('form').set({ owner_id: other.id }).where('id', '=', form.form.id).execute()
      expect(await follow(api, url)).toMatchObject(gone)
    })

    it('end with the form', async () => {
      const url = await aLink()
      await api.call('DELETE', `/forms/${form.form.id}`, { token: owner.token })
      expect(await follow(api, url)).toMatchObject(gone)
    })

    it('are not made for a form of others', async () => {
      await form.answer({ value: 'Ada' })
      const other = await api.aPerson({ is_superuser: true })
      expect(await askFor(api, other, form.form.id, { kind: 'csv' })).toMatchObject({
        status: 404,
        body: { detail: 'Form not found' },
      })
    })

    it.each([
      { kind: 'pdf' },
      { kind: 'csv', columns: 'some' },
      { kind: 'csv', filter: { where: [{ field: 'none', op: 'answered' }] } },
      { kind: 'csv', filter: { form: '2026-03-01' } },
      { kind: 'csv', filter: { tag: '' } },
      { kind: 'parquet', filter: { from: '2026-03-02', to: '2026-03-01' } },
      { kind: 'csv', fliter: { read: true } },
      { kind: 'file' },
      { kind: 'file', response_id: ABSENT },
      { kind: 'file', response_id: 'x', field_id: 'f2' },
    ])('are not made for what makes no sense: %j', async (asked) => {
      const { status } = await api.call('POST', `/forms/${form.form.id}/downloads`, { token: owner.token, body: asked })
      expect(status).toBe(422)
    })
  })

  describe('one file of one response', () => {
    let api: Api
    let owner: Person
    let form: Answered
    beforeAll(async () => {
      api = await openApi(await newPlace())
      owner = await api.aPerson()
      form = await anAnsweredForm(api, owner, someFields({}, { type: 'file' }))
    })
    afterAll(() => api.close())

    const answered = (changes: Parameters<typeof aFile>[1]) =>
      form.answer({ fieldId: 'f2', fieldType: 'file', value: aFile(5, changes) })
    const take = (response_id: string) =>
      download(api, owner, form.form.id, { kind: 'file', response_id, field_id: 'f2' })

    it('comes as it was answered, to be saved', async () => {
      const { bytes, headers } = await take(await answered({ name: 'Größe "ö".pdf' }))
      expect(bytes).toEqual(Buffer.alloc(5))
      expect(headers).toMatchObject({
        'content-type': 'application/pdf',
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
        'content-disposition': `attachment; filename="Gro_e _o_.pdf"; filename*=UTF-8''Gr%C3%B6%C3%9Fe%20_%C3%B6_.pdf`,
      })
    })

    it.each(['text/html', 'image/svg+xml', 'application/javascript', 'TEXT/HTML; charset=utf-8', 'nonsense'])(
      'is only bytes when it says that it is %s',
      async (mediaType) => {
        const { headers } = await take(await answered({ name: 'page.html', mediaType }))
        expect(headers['content-type']).toBe('application/octet-stream')
        expect(headers['content-security-policy']).toContain('sandbox')
      },
    )

    it('is not found where none was answered', async () => {
      const id = await form.answer({ value: 'Ada' })
      for (const response_id of [id, ABSENT])
        expect(await askFor(api, owner, form.form.id, { kind: 'file', response_id, field_id: 'f2' })).toMatchObject({
          status: 404,
          body: { detail: 'File not found' },
        })
    })
  })
}
