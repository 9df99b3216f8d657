import { setImmediate as nextTurn } from 'node:timers/promises'
import { v7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Form, Users } from '../../../contract/types.gen.ts'
import { responsesFrom, someFields } from '../../support/builders.ts'
import { openApi, type Api, type Person } from '../support/api.ts'
import type { NewPlace } from '../support/databases.ts'

const SUBMISSIONS = 5000
const BATCH = 500
/** Rows that go in one slice. */
const SLICE_MAX = 1000

const idOf = (form: Form, index: number) => `${form.id.slice(0, 24)}${index.toString(16).padStart(12, '0')}`

/** How often others were served meanwhile. */
async function turnsDuring(work: () => Promise<void>): Promise<number> {
  const state = { isRunning: true, turns: 0 }
  const count = async (): Promise<void> => {
    while (state.isRunning) {
      await nextTurn()
      state.turns += 1
    }
  }
  const counting = count()
  await work().finally(() => (state.isRunning = false))
  await counting
  return state.turns
}

/** Half a megabyte. */
const large = (text: string) => ({
  fields: someFields(...Array.from({ length: 300 }, () => ({ description: text.repeat(1900) }))),
  metadata: { submitButtonText: 'Send', completionMessage: 'Thanks', allowAnonymous: true },
})

const readImages = ({ database }: Api) => database.selectFrom('form_image').select('id').execute()

export function removedFormSuite(newPlace: NewPlace) {
  let api: Api
  let root: Person
  beforeAll(async () => {
    api = await openApi(await newPlace())
    root = await api.aPerson({ is_superuser: true })
  })
  afterAll(() => api.close())

  const aBigForm = async (owner: Person): Promise<Form> => {
    const form = await api.createForm(owner, { structure: { fields: someFields({ required: true }) } })
    for (let from = 0; from < SUBMISSIONS; from += BATCH) {
      const ids = Array.from({ length: BATCH }, (_, index) => idOf(form, from + index))
      const ofForm = { form_id: form.id, version: 1 }
      await api.database
        .insertInto('session')
        .values(ids.map((id) => ({ ...ofForm, id, started_at: Date.now() })))
        .execute()
      await api.database
        .insertInto('submission')
        .values(
          ids.map((id) => ({
            ...ofForm,
            id,
            session_id: id,
            responses: '{}',
            metadata: '{}',
            answers_hash: id,
            created_at: 1,
          })),
        )
        .execute()
    }
    return form
  }
  const rowsOf = async (form: Form): Promise<number> =>
    (await api.database.selectFrom('submission').select('id').where('form_id', '=', form.id).execute()).length

  /** What anybody gets to see of a form that is there. */
  const statusesOf = async ({ id }: Form, { token }: Person, session: string) => {
    const body = { responses: responsesFrom({}) }
    const answers = [
      api.call('GET', `/forms/${id}`, { token }),
      api.call('GET', `/forms/${id}/responses`, { token }),
      api.call('DELETE', `/forms/${id}`, { token }),
      api.call('GET', `/public/forms/${id}`),
      api.call('POST', `/public/forms/${id}/sessions`, { body: { type: 'voice' } }),
      api.call('POST', `/sessions/${session}/submit`, { body }),
    ]
    return (await Promise.all(answers)).map(({ status }) => status)
  }

  describe('a form with very many responses', () => {
    it('is gone for everybody at once, and its rows follow in slices, also after an interruption', async () => {
      const owner = await api.aPerson()
      const form = await aBigForm(owner)
      const { id: session } = await api.beginSession(form)
      expect((await api.call('DELETE', `/forms/${form.id}`, { token: owner.token })).status).toBe(200)
      expect(await statusesOf(form, owner, session)).toEqual([404, 404, 404, 404, 404, 404])
      expect((await api.call<{ count: number }>('GET', '/forms/', { token: owner.token })).body.count).toBe(0)
      expect(await rowsOf(form)).toBe(SUBMISSIONS)

      const stop = new AbortController()
      const interrupted = api.stores.removedForms.sweep(stop.signal)
      for (let turn = 0; turn < 4; turn += 1) await nextTurn()
      stop.abort()
      await interrupted
      expect(await rowsOf(form)).toBeGreaterThan(SUBMISSIONS - 4 * SLICE_MAX)

      const turns = await turnsDuring(() => api.stores.removedForms.sweep())
      expect(turns).toBeGreaterThan(SUBMISSIONS / SLICE_MAX)
      expect(await rowsOf(form)).toBe(0)
      const left = await api.database.selectFrom('form').select('id').where('id', '=', form.id).execute()
      expect(left).toEqual([])
    })

    it('goes with its owner, who is in no list any more', async () => {
      const owner = await api.aPerson()
      const form = await aBigForm(owner)
      const { body: before } = await api.call<Users>('GET', '/users/', { token: root.token })
      expect((await api.call('DELETE', '/users/me', { token: owner.token })).status).toBe(200)
      const { body: after } = await api.call<Users>('GET', '/users/', { token: root.token })
      expect(after.count).toBe(before.count - 1)
      expect(after.data.map(({ id }) => id)).toEqual(before.data.map(({ id }) => id).filter((id) => id !== owner.id))
      expect((await api.call('GET', `/public/forms/${form.id}`)).status).toBe(404)
      for (const id of ['00000000-0000-0000-0000-000000000000', owner.id])
        for (const method of ['GET', 'DELETE'])
          expect((await api.call(method, `/users/${id}`, { token: root.token })).status).toBe(404)
      await api.stores.removedForms.sweep()
      expect(await rowsOf(form)).toBe(0)
    })
  })

  it('responses with files go a few at a time, since each may have two thirds of a megabyte', async () => {
    const owner = await api.aPerson()
    const form = await aBigForm(owner)
    const ids = Array.from({ length: 40 }, (_, index) => idOf(form, index))
    const file = { form_id: form.id, field_id: 'f1', name: 'a.txt', media_type: 'text/plain', data: Buffer.from('a') }
    await api.database
      .insertInto('attachment')
      .values(ids.map((submission_id) => ({ ...file, submission_id })))
      .execute()
    const others = Array.from({ length: 40 }, (_, index) => idOf(form, 100 + index))
    // Each slice is a change of the form.
    const changesOf = async (removed: string[]): Promise<number> => {
      const before = await api.stores.responses.status(form.id)
      expect(await api.stores.removals.remove(form.id, removed)).toBe(removed.length)
      return Number((await api.stores.responses.status(form.id))?.revision) - Number(before?.revision)
    }
    expect(await changesOf(others)).toBe(1)
    expect(await changesOf(ids)).toBeGreaterThan(2)
  })

  it('a form of few but large versions is gone for everybody at once, and they follow', async () => {
    const owner = await api.aPerson()
    const form = await api.createForm(owner, { structure: large('0') })
    for (let version = 1; version < 8; version += 1) {
      // A version that no session names is replaced, not added.
      await api.beginSession(form)
      const body = { structure: large(String(version)) }
      expect((await api.call('PUT', `/forms/${form.id}`, { token: owner.token, body })).status).toBe(200)
    }
    const versions = () =>
      api.database.selectFrom('form_version').select('version').where('form_id', '=', form.id).execute()
    expect(await versions()).toHaveLength(8)
    expect((await api.call('DELETE', `/forms/${form.id}`, { token: owner.token })).status).toBe(200)
    expect((await api.call('GET', `/public/forms/${form.id}`)).status).toBe(404)
    expect(await versions()).toHaveLength(8)
    await api.stores.removedForms.sweep()
    expect(await versions()).toHaveLength(0)
  })

  describe('images', () => {
    const IMAGES = 40
    const giveImages = async (form: Form, owner: Person): Promise<string[]> => {
      const names = Array.from({ length: IMAGES }, (_, index) => `${form.id}${String(index).padStart(7, '0')}`)
      const image = {
        owner_id: owner.id,
        form_id: form.id,
        media_type: 'image/png',
        width: 1,
        height: 1,
        created_at: 1,
      }
      for (const hash of names)
        await api.database
          .insertInto('form_image')
          .values({ ...image, id: v7(), hash, data: Buffer.alloc(200_000) })
          .execute()
      return names
    }

    it('of a deleted form are gone for everybody at once, and follow in slices', async () => {
      const owner = await api.aPerson()
      const form = await api.createForm(owner)
      const [name = ''] = await giveImages(form, owner)
      expect((await api.call('GET', `/images/${name}`)).status).toBe(200)
      expect((await api.call('DELETE', `/forms/${form.id}`, { token: owner.token })).status).toBe(200)
      expect(await readImages(api)).toHaveLength(IMAGES)
      expect((await api.call('GET', `/images/${name}`)).status).toBe(404)
      await api.stores.removedForms.sweep()
      expect(await readImages(api)).toHaveLength(0)
    })

    it('of an account that is deleted go a few at a time', async () => {
      const owner = await api.aPerson()
      await giveImages(await api.createForm(owner), owner)
      await giveImages(await api.createForm(owner), owner)
      const deletes = vi.spyOn(api.database, 'deleteFrom')
      expect(await api.stores.users.remove(owner.id)).toBe('done')
      expect(deletes.mock.calls.length).toBeGreaterThan((2 * IMAGES) / 16)
      deletes.mockRestore()
      expect(await readImages(api)).toHaveLength(0)
    })
  })
}
