import { expect, it } from 'vitest'
import { withMovableFeasts } from '../../../../../../rules/languages/en/transcript/dates/movable.ts'

it.each([
  ['good friday', '2027-03-26'],
  ['on easter monday', 'on 2027-03-29'],
  ['ash wednesday', '2027-02-10'],
  ['easter sunday 2024', '2024-03-31'],
  ['easter sunday 2030', '2030-04-21'],
  ['next friday', 'next friday'],
])('"%s" is %s', (said, day) => {
  expect(withMovableFeasts(said, '2026-11-22')).toBe(day)
})
