import { expect, it } from 'vitest'
import { noticeMail } from '../../../server/delivery/mails.ts'

const subjectOf = (title: string): string =>
  noticeMail({ id: 'f', title, ownerEmail: 'ada@example.com', isOwnerActive: true, fields: [] }, '', '').subject

it('a long title ends in the subject, and no character of two code units is cut apart', () => {
  expect(subjectOf('x'.repeat(100))).toMatch(/ x{100}$/)
  expect(subjectOf('x'.repeat(101))).toMatch(/ x{100}…$/)
  expect(subjectOf(`${'x'.repeat(99)}🙂🙂`)).toMatch(/ x{99}…$/)
  expect(subjectOf(`${'x'.repeat(98)}🙂🙂`)).toMatch(/ x{98}🙂…$/u)
})
