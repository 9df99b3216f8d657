import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SecretKeys } from './keys/secret-keys.ts'
import type { Settings } from './settings.ts'
import type { BackupNote } from './store/operation/backups.ts'
import { VERSION } from './version.ts'

export const SECRET_FILE = 'secret.key'

/** The secret that signs tokens: the setting, else one that is generated and saved in the data folder. */
export async function readSecret({ secretKey, dataDir }: Settings): Promise<string> {
  if (secretKey) return secretKey
  const file = join(dataDir, SECRET_FILE)
  if (!existsSync(file)) {
    // Renamed into place, so that an interrupted start leaves no incomplete secret.
    await writeFile(`${file}.new`, randomBytes(32).toString('base64url'), { mode: 0o600 })
    await rename(`${file}.new`, file)
  }
  return readFileSync(file, 'utf8').trim()
}

/** The secret, and the one before it while the operator still gives that. */
export const secretKeysOf = (secret: string, { secretKeyPrevious }: Pick<Settings, 'secretKeyPrevious'>): SecretKeys =>
  secretKeyPrevious === undefined ? secret : [secret, secretKeyPrevious]

/** @returns undefined in a folder that no server has started in without SECRET_KEY */
export const storedSecret = (dataDir: string): string | undefined => {
  const file = join(dataDir, SECRET_FILE)
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined
}

/** What is written into a backup that is made now. */
export const noteOf = ({ secretKey, dataDir }: Pick<Settings, 'secretKey' | 'dataDir'>): BackupNote => ({
  version: VERSION,
  madeAt: new Date().toISOString(),
  secret: secretKey === undefined ? storedSecret(dataDir) : undefined,
})
