import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { someFields } from '../../../support/builders.ts'
import { openApi, type Api, type Person } from '../../support/api.ts'
import { anAnsweredForm, type Answered } from '../../support/answered.ts'
import { newFolder } from '../../support/databases.ts'

vi.mock('@duckdb/node-api', () => {
  throw new Error('There is no DuckDB for this platform')
})

describe('where DuckDB cannot be loaded', () => {
  let api: Api
  let owner: Person
  let form: Answered
  beforeAll(async () => {
    api = await openApi({ databaseUrl: undefined, dataDir: newFolder() })
    owner = await api.aPerson()
    form = await anAnsweredForm(api, owner, someFields({}))
    await form.answer({ value: 'Ada' })
  })
  afterAll(() => api.close())

  it('the list of all responses and their exports work as ever', async () => {
    expect(await form.call('GET')).toMatchObject({ status: 200, body: { count: 1, total: 1 } })
    expect(await form.call('GET', '/status')).toMatchObject({ status: 200, body: { total: 1 } })
    expect(await download({ kind: 'csv' })).toMatchObject({ status: 201 })
  })

  const filter = { read: false }
  const download = (body: object) => api.call('POST', `/forms/${form.form.id}/downloads`, { token: owner.token, body })
  it.each([
    ['a filter', () => form.call('GET', '?read=false')],
    ['a summary', () => api.call('GET', `/forms/${form.form.id}/summary`, { token: owner.token })],
    ['the export of a filter', () => download({ kind: 'csv', filter })],
    ['Parquet', () => download({ kind: 'parquet' })],
    ['marking what a filter means', () => form.call('POST', '/mark-read', { filter })],
    ['deleting what a filter means', () => form.call('POST', '/delete', { filter, count: 1 })],
  ])('%s is refused with a sentence, each time', async (_, ask) => {
    for (let time = 0; time < 2; time += 1)
      expect(await ask()).toMatchObject({ status: 503, body: { detail: expect.stringContaining('DuckDB') } })
  })

  it('forms can be deleted', async () => {
    const other = await anAnsweredForm(api, owner, someFields({}))
    expect(await api.call('DELETE', `/forms/${other.form.id}`, { token: owner.token })).toMatchObject({ status: 200 })
  })
})
