import { expect, it } from 'vitest'
import { PASSWORD_MIN } from '../../../rules/account-limits.ts'
import { isCommon, readList } from '../../../server/accounts/common-passwords/common-passwords.ts'
import { newPasswordProblem } from '../../../server/accounts/new-passwords.ts'

const site = { publicUrl: 'https://forms.example.org' }
const account = { email: 'ada.lovelace@mail.example.com', full_name: 'Ada Zoë King' }
const problemOf = (password: string) => newPasswordProblem(password, account, site)

it('the list holds more than the 3,000 most common passwords that are long enough, in lower case', async () => {
  const lines = (await readList()).trim().split('\n')
  expect(new Set(lines).size).toBeGreaterThan(15_000)
  expect(lines.filter((line) => line.length < PASSWORD_MIN || line !== line.toLowerCase())).toEqual([])
})

it('a password is common in whatever case, and only as a whole', async () => {
  const common = ['password', 'Password1', 'QWERTYUIOP', '12345678', 'iloveyou']
  expect(await Promise.all(common.map(isCommon))).not.toContain(false)
  const rare = ['password\n', '', 'correct horse battery', 'iloveyouallthetime']
  expect(await Promise.all(rare.map(isCommon))).not.toContain(true)
})

it.each([
  'Sayform2026!',
  'forms-sayform',
  'ada.lovelace@mail.example.com',
  'LovelaceAda1815',
  'ZOË zoë 1234',
  'example.org!!',
])('“%s” is little more than the names of the account and the site', async (password) => {
  expect(await problemOf(password)).toContain('little more than the name')
})

it.each(['Ada rides a horse', 'canada in winter', 'correct horse battery', '7394-1175-3321', 'sayformation day'])(
  '“%s” may stand',
  async (password) => expect(await problemOf(password)).toBeUndefined(),
)
