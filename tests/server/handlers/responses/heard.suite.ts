import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type {
  FieldResponse,
  FieldSummary,
  Form,
  ResponseFilter,
  SessionProgress,
  Summary,
} from '../../../../contract/types.gen.ts'
import { toQuery } from '../../../../rules/filters/query.ts'
import { metadataOf } from '../../../../rules/fields.ts'
import { someFields } from '../../../support/builders.ts'
import { openApi, type Api, type Person } from '../../support/api.ts'
import { anAnsweredForm, untilPrepared, type Answered } from '../../support/answered.ts'
import type { NewPlace } from '../../support/databases.ts'

const fields = someFields({ type: 'radio' }, { type: 'checkbox' }, { type: 'text' })
const keeping = { metadata: { ...metadataOf({}), keepCorrections: true } }
const counts = (asked_again: number, refused = 0, typed_after = 0) => ({ asked_again, refused, typed_after })

const colour = (value: string, more: Partial<FieldResponse> = {}) =>
  ({ fieldId: 'f1', fieldType: 'radio', value, ...more }) as const
const spoken = (transcript: string) => ({ transcript, confidence: 0.9 })
const misheard = (meant: string, ...heard: string[]) => ({
  voice: counts(heard.length),
  corrections: heard.map((words) => ({ heard: words, meant })),
})
const DAY_MS = 24 * 60 * 60_000

const fieldOf = ({ fields: all }: Summary, id = 'f1'): FieldSummary => all.find(({ field_id }) => field_id === id)!

export function heardSuite(newPlace: NewPlace) {
  let api: Api
  let owner: Person
  beforeAll(async () => {
    api = await openApi(await newPlace())
    owner = await api.aPerson()
  })
  afterAll(() => api.close())

  const sumUp = async ({ id }: Form, filter: ResponseFilter = {}, more: Record<string, string> = {}) => {
    const query = new URLSearchParams({ ...toQuery(filter), ...more })
    const path = `/forms/${id}/summary?${query}`
    const { status, body } = await untilPrepared(() => api.call<Summary>('GET', path, { token: owner.token }))
    expect(status).toBe(200)
    return body
  }
  const aForm = () => api.createForm(owner, { structure: { fields } })
  const voiceOf = async ({ form }: Answered, filter: ResponseFilter = {}) =>
    fieldOf(await sumUp(form, filter)).figures.voice

  const send = async (form: Form, reached: string, left: string, more: Partial<SessionProgress> = {}) => {
    const { id } = await api.stores.sessions.insert(form.id, 1)
    const body = { reached, left, elapsed: 1000, ...more }
    const headers = { 'x-forwarded-for': id }
    expect((await api.call('POST', `/sessions/${id}/progress`, { body, headers })).status).toBe(204)
  }

  describe('how well a question is heard', () => {
    let form: Answered
    let refusedId: string
    beforeAll(async () => {
      form = await anAnsweredForm(api, owner, fields, keeping)
      await form.answer(colour('red', spoken('red')))
      await form.answer(colour('green'))
      await form.answer(colour('red', { ...spoken('red'), ...misheard('Red', 'violet', 'Mauve') }))
      await form.answer(colour('red', { ...spoken('red'), ...misheard('Red', 'VIOLET ') }))
      await form.answer(colour('green', { ...misheard('Green', 'purple'), voice: counts(1, 0, 1) }))
      refusedId = await form.answer(
        colour('light_blue', {
          ...spoken('light blue'),
          voice: counts(0, 2),
          corrections: [{ heard: 'red', meant: 'Light blue' }],
        }),
      )
    })

    it('counts the answers that took more than one attempt', async () =>
      expect(await voiceOf(form)).toMatchObject({ tried: 5, troubled: 4, asked_again: 3, refused: 1, typed_after: 1 }))

    it('tells what was most often corrected to what, however it is written', async () => {
      const { corrections } = await voiceOf(form)
      expect(corrections[0]).toMatchObject({ meant: 'Red', count: 2 })
      expect(corrections[0]?.heard.trim().toLowerCase()).toBe('violet')
      expect(corrections.slice(1)).toEqual([
        { heard: 'Mauve', meant: 'Red', count: 1 },
        { heard: 'purple', meant: 'Green', count: 1 },
        { heard: 'red', meant: 'Light blue', count: 1 },
      ])
    })

    it('counts those once who said several things that are no option, and none who said an option', async () => {
      const { no_option } = await voiceOf(form)
      expect(no_option?.answers).toBe(3)
      expect(no_option?.said.map(({ count }) => count)).toEqual([2, 1, 1])
      expect(no_option?.said.map(({ word }) => word)).not.toContain('red')
    })

    it('follows the filter', async () => {
      const filter: ResponseFilter = { where: [{ field: 'f1', op: 'is', value: 'green' }] }
      expect(await voiceOf(form, filter)).toMatchObject({
        tried: 1,
        troubled: 1,
        typed_after: 1,
        corrections: [{ heard: 'purple' }],
        no_option: { answers: 1 },
      })
    })

    it('is held against the options of today, and tells nothing of other kinds of fields', async () => {
      const other = await anAnsweredForm(api, owner, fields, keeping)
      const name = { fieldId: 'f3', value: 'Ada', ...spoken('ada'), ...misheard('Ada', 'add a') } as const
      await other.answer(colour('red', misheard('Red', 'violet')), name)
      const before = await sumUp(other.form)
      expect(fieldOf(before).figures.voice.no_option?.answers).toBe(1)
      expect(fieldOf(before, 'f3').figures.voice).toMatchObject({
        no_option: null,
        corrections: [{ heard: 'add a', meant: 'Ada', count: 1 }],
      })
      const [radio, ...rest] = fields
      await other.change([
        { ...radio!, options: [...(radio!.options ?? []), { label: 'Violet', value: 'v' }] },
        ...rest,
      ])
      expect((await voiceOf(other)).no_option?.answers).toBe(0)
    })

    it('follows deletions', async () => {
      await form.call('DELETE', `/${refusedId}`)
      const { refused, corrections } = await voiceOf(form)
      expect(refused).toBe(0)
      expect(corrections.map(({ heard }) => heard)).not.toContain('red')
    })

    it('knows nothing of what was misheard where it is not stored, and says so in its advice', async () => {
      const other = await anAnsweredForm(api, owner, fields)
      for (let count = 0; count < 20; count += 1)
        await other.answer(colour('red', { ...spoken('red'), ...(count < 5 && misheard('Red', 'violet')) }))
      const summary = await sumUp(other.form)
      expect(summary.keeps_corrections).toBe(false)
      expect(fieldOf(summary)).toMatchObject({
        figures: { voice: { tried: 20, troubled: 5, asked_again: 5, corrections: [], no_option: null } },
        advice: [{ kind: 'asked-again', message: expect.stringContaining('What they said is not stored.') }],
      })
      expect(fieldOf(summary, 'f3').advice).toEqual([])
    })

    it('advises by name where it is', async () => {
      const other = await anAnsweredForm(api, owner, fields, keeping)
      for (let count = 0; count < 20; count += 1)
        await other.answer(colour('red', { ...spoken('red'), ...(count < 5 && misheard('Red', 'violet')) }))
      const summary = await sumUp(other.form)
      expect(summary.keeps_corrections).toBe(true)
      expect(fieldOf(summary).advice).toEqual([
        { kind: 'no-option', message: expect.stringMatching(/^5 of 20 said something that is no option: “violet”\./) },
      ])
      await other.change(fields.slice(1))
      expect(fieldOf(await sumUp(other.form)).advice, 'a removed field needs none').toEqual([])
    })
  })

  describe('where people leave', () => {
    it('is told field by field, beside how many opened, started and finished', async () => {
      const form = await aForm()
      await Promise.all(Array.from({ length: 5 }, () => api.beginSession(form)))
      await api.stores.progress.flush()
      await send(form, 'f1', 'f1')
      await send(form, 'f2', 'f2')
      await send(form, 'f2', 'f1')
      await send(form, 'f3', 'f3', { finished: true })
      const summary = await sumUp(form)
      expect(summary.figures.progress).toEqual({ opened: 5, started: 4, finished: 1 })
      expect(summary.fields.map(({ figures }) => figures.progress)).toEqual([
        { reached: 4, left: 2 },
        { reached: 3, left: 1 },
        { reached: 1, left: 0 },
      ])
    })

    it('follows the period, compares two, and no other part of the filter', async () => {
      const form = await aForm()
      const [before, today] = [Date.now() - 10 * DAY_MS, Date.now()].map((at) =>
        new Date(at).toISOString().slice(0, 10),
      )
      await send(form, 'f3', 'f2')
      await send(form, 'f1', 'f1')
      await api.database.updateTable('progress_count').set({ day: before! }).where('form_id', '=', form.id).execute()
      await send(form, 'f2', 'f2')
      const {
        figures,
        compared,
        fields: all,
      } = await sumUp(form, { from: today!, q: 'nothing says this' }, { compare_from: before!, compare_to: before! })
      expect([figures.progress, compared?.progress]).toEqual([
        { opened: 0, started: 1, finished: 0 },
        { opened: 0, started: 2, finished: 0 },
      ])
      expect(all[1]).toMatchObject({
        figures: { progress: { reached: 1, left: 1 } },
        compared: { progress: { reached: 1, left: 1 } },
      })
    })

    it('is summed over years, also where a database is read in slices', async () => {
      const form = await aForm()
      const rows = Array.from({ length: 900 }, (_, index) => ({
        form_id: form.id,
        day: new Date(Date.UTC(2020, 0, 1) + index * DAY_MS).toISOString().slice(0, 10),
        field_id: '',
        kind: 'opened' as const,
        slot: index % 3,
        count: 1,
      }))
      await api.database.insertInto('progress_count').values(rows).execute()
      expect((await sumUp(form)).figures.progress.opened).toBe(900)
      expect((await sumUp(form, { from: '2020-02-01', to: '2020-02-29' })).figures.progress.opened).toBe(29)
    })
  })
}
