import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Form } from '../../../contract/types.gen.ts'
import { columnsOf } from '../../../rules/filters/columns.ts'
import { someFields } from '../../support/builders.ts'
import { openApi, type Api, type Person } from '../support/api.ts'
import { newFolder } from '../support/databases.ts'
import { turnsDuring } from '../support/turns.ts'

/** An address may begin thirty sessions in a minute. */
const VERSIONS = 25

const structureOf = (version: number) => ({
  fields: someFields(
    ...Array.from({ length: 100 }, (_, index) => ({ id: `v${version}f${index}`, name: `v${version}n${index}` })),
  ),
})

let api: Api
let owner: Person
let form: Form
beforeAll(async () => {
  api = await openApi({ databaseUrl: undefined, dataDir: newFolder() })
  owner = await api.aPerson()
  form = await api.createForm(owner, { structure: structureOf(0) })
  for (let version = 1; version < VERSIONS; version += 1) {
    const { id } = await api.beginSession(form)
    await api.call('POST', `/sessions/${id}/submit`, { body: { responses: {} } })
    const body = { structure: structureOf(version) }
    await api.call('PUT', `/forms/${form.id}`, { token: owner.token, body })
  }
})
afterAll(() => api.close())

it('others are served while the versions of a form are read, each of which may have a megabyte', async () => {
  const reading = api.call<{ data: unknown[] }>('GET', `/forms/${form.id}/responses`, { token: owner.token })
  expect(await turnsDuring(reading)).toBeGreaterThan(VERSIONS)
  expect((await reading).body.data).toHaveLength(VERSIONS - 1)
})

it('the columns are those of all versions', async () => {
  const { body } = await api.call<{ columns: unknown[] }>('GET', `/forms/${form.id}/responses`, { token: owner.token })
  expect(body.columns).toEqual(columnsOf(Array.from({ length: VERSIONS }, (_, version) => structureOf(version))))
})
