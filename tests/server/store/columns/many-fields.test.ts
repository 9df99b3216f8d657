import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { columnsOf } from '../../../../rules/filters/columns.ts'
import { openCopy } from '../../../../server/store/columns/copy.ts'
import { openEngine } from '../../../../server/store/columns/engine.ts'
import { newFolder } from '../../support/databases.ts'
import { someFields } from '../../../support/builders.ts'
import { aStoredForm, writeResponse } from './stored.ts'

it.each([
  { fields: 1000, responses: 3, where: 'in the server', rowsHere: 100 },
  { fields: 240, responses: 100, where: 'in the server', rowsHere: 100 },
  { fields: 60, responses: 5000, where: 'in a process of its own', rowsHere: 0 },
])('$responses responses of $fields fields are copied $where', async ({ rowsHere, ...size }) => {
  const fields = someFields(...Array.from({ length: size.fields }, () => ({})))
  const { aServer, database, form, close } = await aStoredForm({ databaseUrl: undefined, dataDir: newFolder() }, fields)
  onTestFinished(close)
  const first = await writeResponse(database, form.id, '01890000-0000-7000-8000-000000000001')
  const answers = fields.map(({ id }, index) => [id, { fieldId: id, fieldType: 'text', value: `Answer ${index}` }])
  await sql`with recursive series(n) as (select 2 union all select n + 1 from series where n < ${size.responses})
    insert into submission (form_id, id, session_id, version, responses, metadata, answers_hash, created_at)
    select form_id, printf('01890000-0000-7000-8000-%012x', n), printf('01890000-0000-7000-8000-%012x', n), version,
      replace(${JSON.stringify(Object.fromEntries(answers))}, 'Answer', 'Answer ' || n), metadata, answers_hash, created_at
    from submission, series where id = ${first}`.execute(database)
  await database.updateTable('form_count').set({ responses: size.responses }).execute()
  const before = process.resourceUsage().maxRSS
  expect(await aServer({ rowsHere }).count()).toBe(size.responses)
  // In kilobytes.
  expect(process.resourceUsage().maxRSS - before).toBeLessThan(1_500_000)
})

it('a copy of a form that gets other fields again and again begins from nothing', async () => {
  const engine = await openEngine(newFolder())
  onTestFinished(() => engine.close())
  const copy = await openCopy(engine, join(newFolder(), 'copy'), 'form')
  const counts: number[] = []
  for (const version of [1, 2, 3]) {
    const fields = someFields(...Array.from({ length: 800 }, (_, index) => ({ id: `v${version}f${index}` })))
    await copy.follow(columnsOf([{ fields }]), version)
    counts.push(copy.state().fields.length)
  }
  expect(counts).toEqual([800, 1600, 800])
  await copy.close()
})
