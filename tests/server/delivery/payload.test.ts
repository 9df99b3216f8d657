import { expect, it } from 'vitest'
import { responsePayload } from '../../../server/delivery/payload.ts'
import { someFields } from '../../support/builders.ts'

const fields = someFields({}, { visibleWhen: { field: 'f1', op: 'is', value: 'yes' } }, {})
const form = { id: 'form', title: 'Feedback', ownerEmail: 'ada@example.com', isOwnerActive: true, fields }

const dataOf = (responses: Record<string, { value: unknown }>) =>
  JSON.parse(responsePayload(form, { id: 'response', createdAt: 0, fields, responses })).data

it('a webhook tells what was not asked from what was left empty', () => {
  const { answers, not_asked } = dataOf({ f1: { value: 'no' } })
  expect(answers.map(({ value }: { value: unknown }) => value)).toEqual(['no', null, null])
  expect(not_asked).toEqual(['f2'])
  expect(dataOf({ f1: { value: 'yes' } }).not_asked).toEqual([])
})
