import { expect, it } from 'vitest'
import { makeTotp, stepOfCode } from '../../../server/accounts/totp.ts'
import { codeOf } from '../support/factors.ts'

const { secret } = makeTotp('ada@example.com')

it('a code counts as the app shows it, with or without the space in the middle', () => {
  const code = codeOf(secret)
  const step = stepOfCode(secret, code)
  expect(step).toBeGreaterThan(0)
  expect(stepOfCode(secret, ` ${code.slice(0, 3)} ${code.slice(3)}`)).toBe(step)
})

it('what is no code is of no step', () => {
  expect(stepOfCode(secret, 'a recovery code')).toBeUndefined()
  expect(stepOfCode(secret, '')).toBeUndefined()
})
