import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import { TooMany } from '../http/errors.ts'
import { createQueue } from '../queue.ts'

const derive = promisify(argon2)

/** OWASP's recommendation for argon2id: 19 MiB, two passes, parallelism 1; about 28 ms off the event loop. */
const [MEMORY_KIB, PASSES, PARALLELISM, TAG_BYTES, SALT_BYTES] = [19_456, 2, 1, 32, 16]

/** Each hash takes memory and a thread: a flood of logins must not use up the machine. */
const queue = createQueue({
  places: Math.max(1, availableParallelism() - 1),
  waiting: 500,
  full: () => new TooMany('Too many requests. Please try again later.', 10),
})

const tagOf = (message: string, nonce: Buffer): Promise<Buffer> =>
  queue.run(() =>
    derive('argon2id', {
      message,
      nonce,
      parallelism: PARALLELISM,
      tagLength: TAG_BYTES,
      memory: MEMORY_KIB,
      passes: PASSES,
    }),
  )

const text = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '')

/** @returns the password's hash with all that checking it needs, in the usual `$argon2id$…` form */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  const tag = await tagOf(password, salt)
  return `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=${PARALLELISM}$${text(salt)}$${text(tag)}`
}

/** Takes as long for a wrong password as for a right one. */
export async function isPassword(password: string, hash: string): Promise<boolean> {
  const [, , , , salt = '', tag = ''] = hash.split('$')
  const expected = Buffer.from(tag, 'base64')
  const actual = await tagOf(password, Buffer.from(salt, 'base64'))
  return expected.length === actual.length && timingSafeEqual(expected, actual)
}

/** Unknown accounts are checked against this hash, so that they take as long as known ones. */
export const UNKNOWN_ACCOUNT_HASH = `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=${PARALLELISM}$${text(randomBytes(SALT_BYTES))}$${text(randomBytes(TAG_BYTES))}`
