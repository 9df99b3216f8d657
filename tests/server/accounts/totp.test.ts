import { expect, it } from 'vitest'
import { makeTotp, stepOfCode } from '../../../server/accounts/totp.ts'
import { codeOf } from '../support/factors.ts'

const { secret } = makeTotp('ada@example.com')

it('a code counts as the app shows it, with or without the space in the middle', () => {
  const code = codeOf(secret)
  const step = stepOfCode(secret, code, 1)
  expect(step).toBeGreaterThan(0)
  expect(stepOfCode(secret, ` ${code.slice(0, 3)} ${code.slice(3)}`, 1)).toBe(step)
})

it('what is no code is of no step', () => {
  expect(stepOfCode(secret, 'a recovery code', 1)).toBeUndefined()
  expect(stepOfCode(secret, '', 1)).toBeUndefined()
})

it('one of 30 seconds before counts only where that much drift is allowed', () => {
  const now = Date.now()
  const before = codeOf(secret, -1)
  expect(stepOfCode(secret, before, 1, now)).toBeGreaterThan(0)
  expect(stepOfCode(secret, before, 0, now)).toBeUndefined()
  expect(stepOfCode(secret, codeOf(secret), 0, now)).toBeGreaterThan(0)
})
