import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { exampleForm } from './example-form.ts'
import { hashPassword } from '../accounts/passwords.ts'
import type { Settings } from '../settings.ts'
import type { Database } from '../store/database.ts'
import { createStores } from '../store/index.ts'

/** What was made and is worth telling the operator once. */
export interface Made {
  email: string
  /** Only when nobody gave one. */
  password: string | undefined
  formId: string
}

/**
 * Makes the first superuser with one example form, when there are no users yet. Call it under the start lock.
 * @param tell is told what was made just before it is there for good: a password that nobody saw would be lost
 */
export async function makeFirst(database: Database, settings: Settings, tell: (made: Made) => void): Promise<void> {
  if ((await createStores(database).users.count()) > 0) return
  const email = settings.firstSuperuser ?? 'admin@example.com'
  const given = settings.firstSuperuserPassword
  const password = given ?? randomBytes(12).toString('base64url')
  const password_hash = await hashPassword(password)
  await database.transaction().execute(async (inside) => {
    const { users, forms } = createStores(inside)
    const owner = await users.insert({ email, full_name: null, password_hash, is_superuser: true, is_active: true })
    if (!owner) return
    const { id: formId } = await forms.insert(owner.id, exampleForm)
    tell({ email, password: given ? undefined : password, formId })
  })
}

/** The secret that signs tokens: the one that was given, else one that is made and kept in the data folder. */
export async function readSecret({ secretKey, dataDir }: Settings): Promise<string> {
  if (secretKey) return secretKey
  const file = join(dataDir, 'secret.key')
  if (!existsSync(file)) {
    // Renamed into place, so that a start that is cut off leaves no half of a secret.
    await writeFile(`${file}.new`, randomBytes(32).toString('base64url'), { mode: 0o600 })
    await rename(`${file}.new`, file)
  }
  return readFileSync(file, 'utf8').trim()
}
