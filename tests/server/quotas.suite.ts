import { afterEach, describe, expect, it } from 'vitest'
import type { Form, Image } from '../../contract/types.gen.ts'
import { QUOTAS } from '../../rules/quotas.ts'
import type { Quotas } from '../../server/quota-settings.ts'
import { someFields } from '../support/builders.ts'
import { aPng } from '../support/images.ts'
import { openApi, PASSWORD, type Api, type Person } from './support/api.ts'
import type { NewPlace } from './support/databases.ts'

/** About 80 kB. */
const large = (label: string) => ({
  title: label,
  structure: {
    metadata: { submitButtonText: 'Send' },
    fields: someFields(
      ...Array.from({ length: 40 }, (_, index) => ({ label: `${label} ${index}`, description: 'x'.repeat(2000) })),
    ),
  },
})

export const quotaSuite = (newPlace: NewPlace) =>
  describe('a quota:', () => {
    let api: Api
    afterEach(() => api.close())
    const open = async (quotas: Partial<Quotas> = {}) => {
      api = await openApi(await newPlace(), { settings: { quotas: { ...QUOTAS, ...quotas } } })
      return api.aPerson()
    }
    const create = ({ token }: Person, body: object) => api.call<Form>('POST', '/forms/', { token, body })
    const put = ({ token }: Person, { id }: Form, body: object) =>
      api.call<Form>('PUT', `/forms/${id}`, { token, body })
    const versionsOf = ({ id }: Form) =>
      api.database.selectFrom('form_version').select('version').where('form_id', '=', id).execute()

    /** Its versions are replaced long ago and take much, so that the next change deletes those that nothing used. */
    const makeOldAndLarge = async ({ id }: Form) => {
      const replaced = api.database.updateTable('form_version').where('replaced_at', 'is not', null)
      await replaced.set({ replaced_at: 0 }).execute()
      await api.database.updateTable('form').set({ structure_bytes: 20_000_000 }).where('id', '=', id).execute()
    }
    const submitTo = async (form: Form, from: string, session?: string) => {
      const id = session ?? (await api.beginSession(form)).id
      const headers = { 'x-forwarded-for': from }
      return api.call('POST', `/sessions/${id}/submit`, { body: { formId: form.id, responses: {} }, headers })
    }
    const signUp = (name: string, from: string) =>
      api.call('POST', '/users/signup', {
        body: { email: `${name}@example.com`, full_name: name, password: PASSWORD },
        headers: { 'x-forwarded-for': from },
      })

    describe('a form that is saved as it is', () => {
      it('is no new version and no change, whatever the order of its keys', async () => {
        const owner = await open()
        const form = (await create(owner, large('Same'))).body
        const { title, description, is_active, structure } = form
        const turned = {
          metadata: Object.fromEntries(Object.entries(structure.metadata ?? {}).toReversed()),
          fields: structure.fields.map((field) => Object.fromEntries(Object.entries(field).toReversed())),
        }
        for (const same of [structure, turned])
          expect((await put(owner, form, { title, description, is_active, structure: same })).body).toEqual(form)
        expect(await versionsOf(form)).toHaveLength(1)
      })

      it('is a version when a field has another id, or another place', async () => {
        const owner = await open()
        const form = (await create(owner, { title: 'Two', structure: { fields: someFields({}, {}) } })).body
        const [first, second] = form.structure.fields
        await put(owner, form, { structure: { fields: [second, first] } })
        await put(owner, form, { structure: { fields: [{ ...second, id: 'another' }, first] } })
        expect(await versionsOf(form)).toHaveLength(3)
      })
    })

    describe('the versions of a form', () => {
      it('that nothing used are deleted where they take much, and those that a session began with are kept', async () => {
        const owner = await open()
        const form = (await create(owner, large('0'))).body
        await api.beginSession(form)
        await put(owner, form, large('1'))
        await put(owner, form, large('2'))
        await makeOldAndLarge(form)
        await put(owner, form, large('3'))
        expect((await versionsOf(form)).map(({ version }) => version).toSorted()).toEqual([1, 3, 4])
        expect((await api.beginSession(form)).status).toBe('active')
      })
    })

    it('versions that gathered are deleted a few with each change, so that none holds up others', async () => {
      const owner = await open()
      const form = (await create(owner, large('0'))).body
      for (let count = 1; count <= 10; count += 1) await put(owner, form, large(String(count)))
      await makeOldAndLarge(form)
      const left = []
      for (const label of ['a', 'b', 'c']) {
        await put(owner, form, large(label))
        left.push((await versionsOf(form)).length)
      }
      expect(left).toEqual([8, 5, 4])
    })

    describe('in a minute', () => {
      it('an address sends so many bytes as forms, refused ones and unchanged ones too, and others go on', async () => {
        const owner = await open({ addressFormMegabytesPerMinute: 1 })
        const form = (await create(owner, large('Same'))).body
        const send = (count: number) =>
          count % 2 > 0 ? put(owner, form, large('Same')) : create(owner, { ...large('Same'), title: ' ' })
        const statuses = []
        for (let count = 0; count < 15; count += 1) statuses.push((await send(count)).status)
        expect(new Set(statuses)).toEqual(new Set([422, 200, 429]))
        expect(statuses.at(-1)).toBe(429)
        const elsewhere = { token: owner.token, headers: { 'x-forwarded-for': '203.0.113.6' }, body: large('Other') }
        expect((await api.call('PUT', `/forms/${form.id}`, elsewhere)).status).toBe(200)
      })
    })

    describe('an account', () => {
      it('has as many forms and items as it may have, and is told what to do', async () => {
        const owner = await open({ forms: 2, items: 1 })
        const forms = [await api.createForm(owner), await api.createForm(owner)]
        const refused = await create(owner, large('One more'))
        expect(refused).toMatchObject({ status: 409, body: { detail: expect.stringContaining('at most 2 forms') } })
        await api.call('DELETE', `/forms/${forms[0]?.id}`, { token: owner.token })
        expect((await create(owner, large('One more'))).status).toBe(201)
        const item = () => api.call('POST', '/items/', { token: owner.token, body: { title: 'Item' } })
        expect((await item()).status).toBe(201)
        expect(await item()).toMatchObject({
          status: 409,
          body: { detail: expect.stringContaining('at most 1 items') },
        })
        expect((await create(await api.aPerson(), large('Of another'))).status).toBe(201)
      })

      it('keeps no more bytes of forms than it may, however often one is changed', async () => {
        const owner = await open({ accountMegabytes: 1 })
        const form = (await create(owner, large('0'))).body
        const answers = []
        for (let count = 1; count < 20; count += 1) answers.push(await put(owner, form, large(String(count))))
        const statuses = answers.map(({ status }) => status)
        expect(new Set(statuses)).toEqual(new Set([200, 409]))
        expect(answers.at(-1)).toMatchObject({ body: { detail: expect.stringContaining('at most 1 MB') } })
        const stored = await versionsOf(form)
        expect(stored.length).toBeLessThan(14)
        expect((await put(owner, form, { is_active: false })).status).toBe(200)
        await api.call('DELETE', `/forms/${form.id}`, { token: owner.token })
        expect((await create(owner, large('After'))).status).toBe(201)
      })
    })

    const plain = {
      title: 'Open',
      structure: { fields: someFields({ id: 'name', name: 'name', required: false }) },
    }
    const formWith = async (quotas: Partial<Quotas>) => (await create(await open(quotas), plain)).body

    describe('in a day', () => {
      it('an address sends so many answers, and others go on', async () => {
        const form = await formWith({ addressSubmitsPerDay: 2 })
        for (const status of [201, 201, 429]) expect((await submitTo(form, '203.0.113.5')).status).toBe(status)
        expect((await submitTo(form, '203.0.113.6')).status).toBe(201)
      })

      it('an address sends so many bytes, as answers and as forms', async () => {
        const owner = await open({ addressMegabytesPerDay: 1 })
        const statuses = []
        for (let count = 0; count < 15; count += 1) statuses.push((await create(owner, large(String(count)))).status)
        expect(statuses.at(0)).toBe(201)
        expect(statuses.at(-1)).toBe(429)
      })

      it('a form takes so many answers, and another form goes on', async () => {
        const form = await formWith({ formResponsesPerDay: 1 })
        expect((await submitTo(form, '203.0.113.5')).status).toBe(201)
        const refused = await submitTo(form, '203.0.113.6')
        expect(refused).toMatchObject({
          status: 429,
          body: { detail: expect.stringContaining('no more answers today') },
        })
        expect((await submitTo((await create(await api.aPerson(), plain)).body, '203.0.113.6')).status).toBe(201)
      })
    })

    it('answers of a session that never was count for nothing, though they name a form', async () => {
      const unknown = '01890000-0000-7000-8000-000000000000'
      const form = (await create(await open({ formResponsesPerDay: 3 }), plain)).body
      expect((await submitTo(form, '203.0.113.5')).status).toBe(201)
      for (let count = 0; count < 5; count += 1) expect((await submitTo(form, '203.0.113.6', unknown)).status).toBe(404)
      for (const status of [201, 201, 429]) expect((await submitTo(form, '203.0.113.7')).status).toBe(status)
    })

    describe('signing up', () => {
      it('is bounded a minute for an address, and for all', async () => {
        await open({ signUpsPerMinute: 2, signUpsPerMinuteInAll: 3 })
        for (const status of [200, 200, 429])
          expect((await signUp(`a${Math.random()}`, '10.0.0.1')).status).toBe(status)
        expect((await signUp('another', '10.0.0.2')).status).toBe(200)
        expect((await signUp('one-more', '10.0.0.3')).status).toBe(429)
      })

      it('is refused in words where it is closed, while superusers still make accounts', async () => {
        api = await openApi(await newPlace(), { settings: { signUp: 'closed' } })
        expect(await signUp('late', '10.0.0.1')).toMatchObject({
          status: 403,
          body: { detail: expect.stringContaining('Sign-up is closed') },
        })
        const root = await api.aPerson({ is_superuser: true })
        const body = { email: 'made@example.com', password: PASSWORD }
        expect((await api.call('POST', '/users/', { token: root.token, body })).status).toBe(201)
      })
    })

    it('an image counts for the bytes of its account', async () => {
      const owner = await open({ accountMegabytes: 1 })
      const form = await api.createForm(owner)
      await api.database.updateTable('form').set({ structure_bytes: 1_000_000 }).where('id', '=', form.id).execute()
      const raw = aPng()
      const headers = { 'content-type': 'image/png' }
      const refused = await api.call<Image>('POST', '/images', { token: owner.token, raw, headers })
      expect(refused).toMatchObject({ status: 409, body: { detail: expect.stringContaining('at most 1 MB') } })
    })
  })
