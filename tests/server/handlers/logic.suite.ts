import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Condition, Form, Session } from '../../../contract/types.gen.ts'
import { responsesFrom, someFields } from '../../support/builders.ts'
import { openApi, type Api, type Person } from '../support/api.ts'
import type { NewPlace } from '../support/databases.ts'

const isRed = { field: 'f1', op: 'is', value: 'red' } as const
const rules: Condition = { all: [isRed, { any: [{ not: { field: 'f1', op: 'notAnswered' } }, isRed] }] }
const fields = someFields(
  { type: 'radio', goTo: [{ when: { field: 'f1', op: 'is', value: 'green' }, to: 'end' }] },
  { visibleWhen: rules, required: true },
  { requiredWhen: isRed, label: 'Why {{f1}}?' },
  { type: 'number', visibleWhen: { field: 'f3', op: 'answered' } },
)
const red = { fieldType: 'radio', value: 'red' } as const
const green = { fieldType: 'radio', value: 'green' } as const
const text = (fieldId: string) => ({ fieldId, value: 'Text' })

export function logicSuite(newPlace: NewPlace) {
  let api: Api
  let owner: Person
  let form: Form
  beforeAll(async () => {
    api = await openApi(await newPlace())
    owner = await api.aPerson()
    form = await api.createForm(owner, { structure: { fields } })
  })
  afterAll(() => api.close())

  const create = (body: object) =>
    api.call<{ detail: { loc: unknown[]; msg: string }[] }>('POST', '/forms/', { token: owner.token, body })
  const createWith = (visibleWhen: unknown) =>
    create({ title: 'Form', structure: { fields: [...someFields({ type: 'radio' }), { ...fields[1], visibleWhen }] } })
  const submit = async (...responses: Parameters<typeof responsesFrom>) => {
    const { body: session } = await api.call<Session>('POST', `/public/forms/${form.id}/sessions`, {
      body: { type: 'voice' },
    })
    return api.call<{ detail: { loc: unknown[]; msg: string }[] }>('POST', `/sessions/${session.id}/submit`, {
      body: { responses: responsesFrom(...responses) },
    })
  }

  describe('the logic of a form', () => {
    it('is stored as it was sent, and reaches respondents', async () => {
      expect(form.structure.fields).toEqual(fields)
      const { body } = await api.call<Form>('GET', `/public/forms/${form.id}`)
      expect(body.structure.fields).toEqual(fields)
    })

    it('is refused where no answer can fulfil a condition, and nothing changes; what is stored like that can be saved', async () => {
      const never: Condition = { all: [isRed, { field: 'f1', op: 'is', value: 'green' }] }
      const [first, second] = someFields({ type: 'radio' }, {})
      const contradictory = { fields: [first!, { ...second!, visibleWhen: never }] }
      const own = await api.createForm(owner, { structure: { fields: [first!, second!] } })
      const change = (body: object) =>
        api.call<{ detail: { loc: unknown[]; msg: string }[] }>('PUT', `/forms/${own.id}`, { token: owner.token, body })
      const { status, body } = await change({ structure: contradictory })
      expect(status).toBe(422)
      expect(body.detail).toEqual([
        {
          loc: ['body', 'structure', 'fields', 1, 'visibleWhen'],
          msg: 'Field 2: Show only when “Question 1 is Red and Question 1 is Green”: no answer can be so',
          type: 'value_error',
        },
      ])
      const { body: stored } = await api.call<Form>('GET', `/forms/${own.id}`, { token: owner.token })
      expect(stored).toEqual(own)
      expect((await createWith(never)).status).toBe(422)
      // As a version from before this rule has it.
      await api.stores.forms.update(owner.id, own.id, { structure: contradictory })
      expect((await change({ title: 'Another title', structure: contradictory })).status).toBe(200)
    })

    it.each<[unknown, (string | number)[]]>([
      [{ field: 'f9', op: 'answered' }, ['field']],
      [{ any: [isRed, { field: 'f2', op: 'answered' }] }, ['any', 1, 'field']],
      [{ not: { field: 'f1', op: 'is', value: 'pink' } }, ['not', 'value']],
    ])('is refused with its place: %j', async (condition, place) => {
      const { status, body } = await createWith(condition)
      expect(status).toBe(422)
      expect(body.detail.map(({ loc }) => loc)).toEqual([['body', 'structure', 'fields', 1, 'visibleWhen', ...place]])
    })

    it.each([
      [{ field: 'f1' }],
      [{ all: [] }],
      [{ field: 'f1', op: 'like', value: 'x' }],
      [{ ...isRed, not: isRed }],
      [7],
    ])('is no condition: %j', async (condition) => expect((await createWith(condition)).status).toBe(422))

    it.each([9, 2000, 60_000])('is not nested %i deep', async (levels) => {
      const nested = `${'{"not":'.repeat(levels)}${JSON.stringify(isRed)}${'}'.repeat(levels)}`
      const raw = JSON.stringify({ title: 'Form', structure: { fields: [{ ...fields[0], visibleWhen: 0 }] } })
      const { status } = await api.call('POST', '/forms/', {
        token: owner.token,
        raw: raw.replace('"visibleWhen":0', `"visibleWhen":${nested}`),
        headers: { 'content-type': 'application/json' },
      })
      expect(status).toBe(422)
    })
  })

  describe('the answers to a form with logic', () => {
    it('are those of the fields that are asked', async () => {
      expect((await submit(red, text('f2'), text('f3'), { fieldId: 'f4', fieldType: 'number', value: 3 })).status).toBe(
        201,
      )
      expect((await submit(green)).status).toBe(201)
    })

    it('lack nothing that is not asked, and need what their conditions require', async () => {
      const { status, body } = await submit(red)
      expect(status).toBe(422)
      expect(body.detail.map(({ msg }) => msg)).toEqual([
        'Question 2 is required and must be completed',
        'Why Red? is required and must be completed',
      ])
    })

    it('are refused where nothing was asked', async () => {
      const { status, body } = await submit(green, text('f2'))
      expect(status).toBe(422)
      expect(body.detail).toMatchObject([
        { loc: ['body', 'responses', 'f2'], msg: 'This field is not asked with these answers' },
      ])
    })
  })
}
