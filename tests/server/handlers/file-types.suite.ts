import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FileAnswer, Form, SubmissionReceipt } from '../../../contract/types.gen.ts'
import { aChosenFile, writtenBytes, writtenFile } from '../../support/chosen-file.ts'
import { responsesFrom, someFields } from '../../support/builders.ts'
import { openApi, type Api, type Person } from '../support/api.ts'
import type { NewPlace } from '../support/databases.ts'

const fields = someFields({ required: true }, { type: 'file', validation: { acceptedTypes: ['image', 'pdf'] } })

const limited = (acceptedTypes: unknown) => ({
  title: 'Claim',
  structure: { fields: [{ ...fields[1], validation: { acceptedTypes } }] },
})

export function fileTypesSuite(newPlace: NewPlace) {
  let api: Api
  let owner: Person
  let form: Form
  beforeAll(async () => {
    api = await openApi(await newPlace())
    owner = await api.aPerson()
    form = await api.createForm(owner, { structure: { fields } })
  })
  afterAll(() => api.close())

  const send = (sessionId: string, file: FileAnswer) =>
    api.call<SubmissionReceipt>('POST', `/sessions/${sessionId}/submit`, {
      body: {
        responses: responsesFrom({ fieldId: 'f1', value: 'Ada' }, { fieldId: 'f2', fieldType: 'file', value: file }),
      },
    })
  const submissions = () => api.database.selectFrom('submission').select('id').execute()

  describe('A limit to types of files', () => {
    it.each([
      ['a type that is not known', ['exe'], 'Must be one of image, pdf, '],
      ['a type twice', ['pdf', 'pdf'], 'Field 1: File types must be some of image, pdf, '],
      ['no type', [], 'Must not be empty'],
      ['more types than there are', Array(8).fill('pdf'), 'Must have no more than 7 entries'],
      ['types that are no list', 'pdf', 'Must be of type array or null'],
    ])('is refused with %s', async (_, types, message) => {
      const answer = await api.call<{ detail?: unknown[] }>('POST', '/forms/', {
        token: owner.token,
        body: limited(types),
      })
      expect(answer).toMatchObject({ status: 422 })
      expect(answer.body.detail?.[0]).toMatchObject({ loc: expect.arrayContaining(['body', 'structure']) })
      expect(answer.text).toContain(message)
    })

    it('of a hundred thousand different names is refused as soon as any other', async () => {
      const types = Array.from({ length: 100_000 }, (_, index) => `t${index}`)
      const { user } = process.cpuUsage()
      expect((await api.call('POST', '/forms/', { token: owner.token, body: limited(types) })).status).toBe(422)
      expect(process.cpuUsage().user - user).toBeLessThan(1_000_000)
    })
  })

  describe('A file field that takes images and PDFs', () => {
    it('is stored with its limit', () =>
      expect(form.structure.fields[1]?.validation).toEqual({ acceptedTypes: ['image', 'pdf'] }))

    it.each(['pixels.png', 'page.pdf'])('takes %s, which is stored as it came', async (name) => {
      const file = writtenFile(name)
      const { status, body } = await send((await api.beginSession(form)).id, file)
      expect(status).toBe(201)
      const stored = await api.database
        .selectFrom('attachment')
        .select('data')
        .where('submission_id', '=', body.id)
        .executeTakeFirstOrThrow()
      expect(Buffer.from(stored.data ?? []).toString('base64')).toBe(file.data)
    })

    it.each([
      ['a sound', writtenFile('tone.wav'), 'Please attach an image or a PDF'],
      ['a page under the name of an image', aChosenFile('cat.png', '<html>', 'image/png'), 'do not fit its name'],
      ['an image under the name of a page', writtenFile('pixels.png', 'cat.html'), 'Please attach an image or a PDF'],
      ['half a beginning', aChosenFile('cat.png', writtenBytes('pixels.png').subarray(0, 8)), 'do not fit its name'],
    ])('refuses %s at its field, and the same session goes on with another file', async (_, file, message) => {
      const before = await submissions()
      const { id } = await api.beginSession(form)
      const refused = await send(id, file)
      expect(refused).toMatchObject({ status: 422, body: { detail: [{ loc: ['body', 'responses', 'f2'] }] } })
      expect(refused.text).toContain(message)
      expect(await submissions()).toEqual(before)
      expect((await send(id, writtenFile('page.pdf'))).status).toBe(201)
    })
  })
}
