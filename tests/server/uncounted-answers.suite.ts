import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Form, Session } from '../../contract/types.gen.ts'
import { QUOTAS } from '../../rules/quotas.ts'
import { Overloaded } from '../../server/store/database.ts'
import { readSettings, type Settings } from '../../server/settings.ts'
import { aFile, responsesFrom, someFields } from '../support/builders.ts'
import { openApi, type Api, type Person } from './support/api.ts'
import { aClamd } from './support/clamd.ts'
import type { NewPlace } from './support/databases.ts'

const DEVICE = '01890000-0000-7000-8000-00000000000d'
const STORED = { status: 201 }
const FULL = { status: 429 }

const answers = (text: string) => responsesFrom({ fieldId: 'f1', value: text })
const withFile = responsesFrom({ fieldId: 'f2', fieldType: 'file', value: aFile(5) })

const aForm = (api: Api, owner: Person) =>
  api.createForm(owner, { structure: { fields: someFields({}, { type: 'file' }) } })
const submit = (api: Api, { id }: Pick<Session, 'id'>, responses: object, more: object = {}) =>
  api.call('POST', `/sessions/${id}/submit`, { body: { responses, ...more } })

const submitAnew = async (api: Api, form: Form, responses: object = answers('Ada'), more: object = {}) =>
  submit(api, await api.beginSession(form), responses, more)

export const uncountedAnswersSuite = (newPlace: NewPlace) =>
  describe('answers that are not stored use up nothing of what a form takes in a day:', () => {
    const opened: Api[] = []
    afterEach(async () => {
      vi.restoreAllMocks()
      for (const api of opened.splice(0)) await api.close()
    })
    const open = async (formResponsesPerDay: number, settings: Partial<Settings> = {}, place = newPlace()) => {
      const quotas = { ...QUOTAS, formResponsesPerDay }
      const api = await openApi(await place, { settings: { quotas, ...settings } })
      opened.push(api)
      return api
    }

    it('those that the database could not take, as of a session that is looked up', async () => {
      const api = await open(1)
      const form = await aForm(api, await api.aPerson())
      vi.spyOn(api.stores.submissions, 'insert').mockRejectedValueOnce(new Overloaded())
      const session = await api.beginSession(form)
      expect(await submit(api, session, answers('Ada'))).toMatchObject({ status: 503 })
      expect(await submit(api, session, answers('Ada'))).toMatchObject(STORED)
      expect(await submitAnew(api, form)).toMatchObject(FULL)
    })

    it('those that the database could not take, as of one that is as expected', async () => {
      const api = await open(2)
      const form = await aForm(api, await api.aPerson())
      expect(await submitAnew(api, form)).toMatchObject(STORED)
      const insert = vi.spyOn(api.stores.submissions, 'insertExpected')
      insert.mockRejectedValueOnce(new Overloaded())
      const session = await api.beginSession(form)
      expect(await submit(api, session, answers('Ada'), { formId: form.id })).toMatchObject({ status: 503 })
      expect(await submit(api, session, answers('Ada'), { formId: form.id })).toMatchObject(STORED)
      expect(insert).toHaveBeenCalledTimes(2)
      expect(await submitAnew(api, form)).toMatchObject(FULL)
    })

    it('those that could not be scanned', async () => {
      const clamd = await aClamd()
      const api = await open(1, { protection: readSettings({ SCANNER_URL: clamd.url }).protection })
      const form = await aForm(api, await api.aPerson())
      await clamd.stop()
      expect(await submitAnew(api, form, withFile)).toMatchObject({ status: 503 })
      expect(await submitAnew(api, form)).toMatchObject(STORED)
    })

    it('those that another server has stored already, and others of the same session', async () => {
      const place = await newPlace()
      const [one, other] = [await open(9, {}, Promise.resolve(place)), await open(1, {}, Promise.resolve(place))]
      const form = await aForm(one, await one.aPerson())
      const [same, different] = [await one.beginSession(form), await one.beginSession(form)]
      for (const session of [same, different]) expect(await submit(one, session, answers('Ada'))).toMatchObject(STORED)
      expect(await submit(other, same, answers('Ada'))).toMatchObject(STORED)
      expect(await submit(other, different, answers('Bob'))).toMatchObject({ status: 409 })
      expect(await submitAnew(other, form)).toMatchObject(STORED)
      expect(await submitAnew(other, form)).toMatchObject(FULL)
    })

    it('those of a device that has answered', async () => {
      const api = await open(2)
      const owner = await api.aPerson()
      const form = await aForm(api, owner)
      await api.call('PUT', `/forms/${form.id}/settings`, { token: owner.token, body: { one_per_device: true } })
      const begin = async () => {
        const body = { type: 'voice', device_id: DEVICE }
        return (await api.call<Session>('POST', `/public/forms/${form.id}/sessions`, { body })).body
      }
      const [first, second] = [await begin(), await begin()]
      expect(await submit(api, first, answers('Ada'))).toMatchObject(STORED)
      expect(await submit(api, second, answers('Ada'))).toMatchObject({ status: 409 })
      expect(await submitAnew(api, form)).toMatchObject(STORED)
    })
  })
