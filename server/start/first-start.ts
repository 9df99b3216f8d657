import { randomBytes } from 'node:crypto'
import type { Problem } from '../../rules/accounts.ts'
import { newPasswordProblem } from '../accounts/new-passwords.ts'
import { hashPassword } from '../accounts/passwords.ts'
import type { Settings } from '../settings.ts'
import type { Database } from '../store/database.ts'
import { formStore } from '../store/forms/forms.ts'
import { initialPasswordAt } from '../accounts/required-steps/required-step.ts'
import { userStore } from '../store/users.ts'

/** What the first start created; the operator is notified of it once. */
export interface FirstAccount {
  email: string
  /** Only a generated one. */
  password: string | undefined
  /** Why the operator's password should be another one. */
  problem: Problem
  formId: string
}

/**
 * Creates the first superuser with one example form, when there are no users yet. Call it under the start lock.
 * @param notify is called before the commit: a generated password that was never shown would be lost
 */
export async function createFirstAccount(
  database: Database,
  settings: Settings,
  notify: (account: FirstAccount) => void,
): Promise<void> {
  if ((await userStore(database).count()) > 0) return
  const email = settings.firstSuperuser ?? 'admin@example.com'
  const given = settings.firstSuperuserPassword
  const password = given ?? randomBytes(12).toString('base64url')
  const password_hash = await hashPassword(password)
  const problem = given && (await newPasswordProblem(given, { email }, settings))
  const { exampleForm } = await import('./example-form.ts')
  await database.transaction().execute(async (inside) => {
    const owner = await userStore(inside).insert({
      email,
      full_name: null,
      password_hash,
      initial_password_at: initialPasswordAt(settings),
      is_superuser: true,
      is_active: true,
    })
    if (!owner) return
    const { id: formId } = await formStore(inside).insert(owner.id, exampleForm)
    notify({ email, password: given ? undefined : password, problem: problem || undefined, formId })
  })
}
