import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { SecretKeys } from '../../keys/secret-keys.ts'

const ALGORITHM = 'aes-256-gcm'
const KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16
/** Names key, algorithm and layout: another one of them gets another prefix. */
const PREFIX = 'v1:'
/** Secrets of webhooks were stored as they are before there was a prefix; a secret itself begins so. */
export const PLAIN_PREFIX = 'whsec_'

export type SecretSealer = ReturnType<typeof createSecretSealer>

/** What is encrypted: each has a key of its own. */
type SecretUse = 'webhook secrets' | 'totp secrets'

/**
 * Encrypts secrets for the database, with a key derived from the server's: who reads a backup of the database alone can
 * sign no messages, and make no codes of authenticator apps.
 * @param secretKey the same for all servers of one database; what earlier ones encrypted is read too
 */
export function createSecretSealer(secretKey: SecretKeys, use: SecretUse) {
  const keys = [secretKey].flat().map((secret) => keyOf(secret, use))
  const [key = keyOf('', use)] = keys
  return {
    hasEarlierKeys: keys.length > 1,

    /** @param owner the id of the row: what is sealed for one cannot be read as that of another */
    seal(secret: string, owner: string): string {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(Buffer.from(owner))
      const sealed = Buffer.concat([nonce, cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()])
      return PREFIX + sealed.toString('base64')
    },

    /** @returns the secret; undefined when it was sealed with another key, or is damaged */
    open(stored: string, owner: string): string | undefined {
      if (stored.startsWith(PLAIN_PREFIX)) return stored
      return keys.map((one) => openWith(one, stored, owner)).find((secret) => secret !== undefined)
    },

    /** Whether the present key opens it. */
    isCurrent: (stored: string, owner: string): boolean => openWith(key, stored, owner) !== undefined,
  }
}

const keyOf = (secretKey: string, use: SecretUse): Buffer =>
  Buffer.from(hkdfSync('sha256', secretKey, '', `sayform ${use}`, KEY_BYTES))

function openWith(key: Buffer, stored: string, owner: string): string | undefined {
  if (!stored.startsWith(PREFIX)) return undefined
  const sealed = Buffer.from(stored.slice(PREFIX.length), 'base64')
  try {
    const cipher = createDecipheriv(ALGORITHM, key, sealed.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
    cipher.setAAD(Buffer.from(owner)).setAuthTag(sealed.subarray(-TAG_BYTES))
    return cipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES), undefined, 'utf8') + cipher.final('utf8')
  } catch {
    return undefined
  }
}
