import { randomBytes } from 'node:crypto'
import { text } from 'node:stream/consumers'
import { INITIAL_PASSWORD_LIFE_MS } from '../../rules/account-limits.ts'
import { passwordProblem } from '../../rules/accounts.ts'
import { newPasswordProblem } from '../accounts/new-passwords.ts'
import { hashPassword } from '../accounts/passwords.ts'
import type { Database } from '../store/database.ts'
import { loginFailureStore } from '../store/accounts/login-failures.ts'
import { removeFactors } from '../store/accounts/factors.ts'
import { createMailer } from '../mail/mail.ts'
import { factorMail } from '../mail/factor-texts.ts'
import type { UserRow } from '../store/tables/tables.ts'
import { initialPasswordAt } from '../accounts/required-steps/required-step.ts'
import { userStore } from '../store/users.ts'
import { CommandFailed, type Command } from './command.ts'
import { withData } from './open.ts'

const FIRST_LOGIN = `It must be replaced at the first login, within ${INITIAL_PASSWORD_LIFE_MS / 3_600_000} hours.`

export const unlock: Command = {
  usage: 'EMAIL',
  about: 'Forgets the failed logins of an account, so that its owner need not wait any more.',
  operands: { min: 1, max: 1 },
  options: [],
  run: ({ settings, operands: [email = ''] }) =>
    withData(settings, async (database) => {
      await requireAccount(database, email)
      const forgotten = await loginFailureStore(database).unlock(email)
      return [`${forgotten} failed logins of ${email} are forgotten.`]
    }),
}

export const password: Command = {
  usage: 'EMAIL',
  about: 'Sets the password of an account to what comes by standard input, or else to one that it prints; logins end.',
  operands: { min: 1, max: 1 },
  options: [],
  run: ({ settings, operands: [email = ''] }) =>
    withData(settings, async (database) => {
      const account = await requireAccount(database, email)
      const given = await readInput()
      const problem = given && (passwordProblem(given) ?? (await newPasswordProblem(given, account, settings)))
      if (problem) throw new CommandFailed(problem.replace(/\.?$/, '.'))
      const made = given ?? randomBytes(12).toString('base64url')
      await userStore(database).update(account.id, {
        password_hash: await hashPassword(made),
        initial_password_at: initialPasswordAt(settings),
      })
      await loginFailureStore(database).unlock(email)
      return [
        `${email} has a new password, and is logged out everywhere.`,
        ...(given === undefined ? [`Password: ${made}`] : []),
        ...(settings.protection.newPasswordAtFirstLogin ? [FIRST_LOGIN] : []),
      ]
    }),
}

export const resetMfa: Command = {
  usage: 'EMAIL',
  about:
    'Turns the two-step login of an account off and deletes its passkeys, for who has lost them all; logins end, and the owner is told by mail.',
  operands: { min: 1, max: 1 },
  options: [],
  run: ({ settings, operands: [email = ''] }) =>
    withData(settings, async (database) => {
      const { id } = await requireAccount(database, email)
      if (!(await removeFactors(database, id))) return [`${email} has neither two-step login nor passkeys.`]
      await loginFailureStore(database).unlock(`codes of ${id}`)
      await createMailer(settings)(factorMail(email.toLowerCase(), { kind: 'factors-removed' }, settings.publicUrl))
      return [`${email} logs in by the password alone now, and is logged out everywhere.`]
    }),
}

async function requireAccount(database: Database, email: string): Promise<UserRow> {
  const user = await userStore(database).findByEmail(email)
  if (!user) throw new CommandFailed(`There is no account with the email ${email}.`)
  return user
}

/** @returns the first line, or undefined at a terminal and where nothing comes */
async function readInput(): Promise<string | undefined> {
  if (process.stdin.isTTY) return undefined
  return (await text(process.stdin)).split(/\r?\n/, 1)[0] || undefined
}
