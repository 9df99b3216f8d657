import { expect, it } from 'vitest'
import { columnsOf } from '../../../rules/filters/columns.ts'
import { RESPONSE_COLUMNS_MAX } from '../../../rules/limits.ts'
import { aField, someFields } from '../../support/builders.ts'

const version = (...fields: ReturnType<typeof someFields>) => ({ fields })
const idsOf = (...versions: ReturnType<typeof version>[]) => columnsOf(versions).map(({ field_id }) => field_id)

const radio = (...values: string[]) =>
  version(aField({ type: 'radio', options: values.map((value) => ({ label: value.toUpperCase(), value })) }))

it('a form has the columns of its fields in their order', () =>
  expect(columnsOf([version(...someFields({}, { type: 'number' }))])).toEqual([
    { field_id: 'f1', name: 'field_1', label: 'Question 1', type: 'text', options: [], is_removed: false },
    { field_id: 'f2', name: 'field_2', label: 'Question 2', type: 'number', options: [], is_removed: false },
  ]))

it('a field that was removed keeps its column, behind those of today', () => {
  const [first, second, third] = someFields({}, {}, {})
  expect(idsOf(version(first!, second!), version(second!, third!))).toEqual(['f2', 'f3', 'f1'])
  expect(columnsOf([version(first!), version(second!)]).map(({ is_removed }) => is_removed)).toEqual([false, true])
})

it('a field that was renamed has one column with its latest label', () =>
  expect(columnsOf([version(aField({ label: 'Old' })), version(aField({ label: 'New' }))])).toMatchObject([
    { field_id: 'f1', label: 'New' },
  ]))

it('a choice keeps every option that it ever had', () => {
  const [column] = columnsOf([radio('red', 'green'), radio('green', 'blue')])
  expect(column?.options.map(({ value }) => value)).toEqual(['green', 'blue', 'red'])
})

it('a field that was removed and came back is no removed one', () => {
  const [first, second] = someFields({}, {})
  expect(columnsOf([version(first!), version(second!), version(first!)])).toMatchObject([
    { field_id: 'f1', is_removed: false },
    { field_id: 'f2', is_removed: true },
  ])
})

it('a form that was rebuilt over and over has a bounded number of columns', () => {
  const versions = Array.from({ length: 12 }, (_, number) =>
    version(...Array.from({ length: 100 }, (__, index) => aField({ id: `v${number}-${index}` }))),
  )
  const columns = columnsOf(versions)
  expect(columns).toHaveLength(RESPONSE_COLUMNS_MAX)
  expect(columns[0]?.field_id).toBe('v11-0')
})

it('a form without versions has no columns', () => expect(columnsOf([])).toEqual([]))

it('names the fields that a label refers to', () => {
  const [, thanks] = columnsOf([{ fields: someFields({ label: 'Your name' }, { label: 'Thanks, {{f1}}' }) }])
  expect(thanks?.label).toBe('Thanks, {Your name}')
})
