import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import {
  PASSWORD_WAIT_MS,
  PASSWORDS_WAITING_MAX,
  PASSWORDS_WAITING_OF_ADDRESS_MAX as WAITING_OF_ADDRESS_MAX,
} from '../../rules/account-limits.ts'
import { addressKey } from '../networks.ts'
import { TooMany } from '../http/errors.ts'
import { createFairQueue } from '../fair-queue.ts'

const derive = promisify(argon2)

/** OWASP's recommendation for argon2id: 19 MiB, two passes, parallelism 1; about 28 ms off the event loop. */
const [MEMORY_KIB, PASSES, PARALLELISM, TAG_BYTES, SALT_BYTES] = [19_456, 2, 1, 32, 16]

/** Each hash takes memory and a thread of the pool, which files and addresses need too. */
const PLACES = Math.max(1, Math.min(2, availableParallelism() - 1))
const RETRY_SECONDS = 10

const queue = createFairQueue({
  places: PLACES,
  waiting: PASSWORDS_WAITING_MAX,
  waitingOfCaller: WAITING_OF_ADDRESS_MAX,
  waitMs: PASSWORD_WAIT_MS,
  full: () => new TooMany('Too many requests at once. Please try again in a moment.', RETRY_SECONDS),
})

/**
 * Does work with passwords that a request asks for, when it is the turn of the address that the request comes from.
 * @throws {TooMany} when too much waits
 */
export const inTurn = <Result>(ip: string, work: () => Promise<Result>): Promise<Result> =>
  queue.run(addressKey(ip), work)

const tagOf = (message: string, nonce: Buffer): Promise<Buffer> =>
  derive('argon2id', {
    message,
    nonce,
    parallelism: PARALLELISM,
    tagLength: TAG_BYTES,
    memory: MEMORY_KIB,
    passes: PASSES,
  })

const text = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '')

/** @returns the hash of a password, when the turn of its address has come; throws as {@link inTurn} */
export const hashInTurn = (ip: string, password: string): Promise<string> => inTurn(ip, () => hashPassword(password))

/** @returns the password's hash with all that checking it needs, in the usual `$argon2id$…` form */
export const hashPassword = (password: string): Promise<string> => hashSalted(password, randomBytes(SALT_BYTES))

/** @returns the hash of another secret by the salt of `hash`: the two are equal when the secrets are */
export const hashLike = (secret: string, hash: string): Promise<string> => hashSalted(secret, partsOf(hash).salt)

async function hashSalted(password: string, salt: Buffer): Promise<string> {
  const tag = await tagOf(password, salt)
  return `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=${PARALLELISM}$${text(salt)}$${text(tag)}`
}

/** Takes as long for a wrong password as for a right one. */
export async function isPassword(password: string, hash: string): Promise<boolean> {
  const { salt, tag: expected } = partsOf(hash)
  const actual = await tagOf(password, salt)
  return expected.length === actual.length && timingSafeEqual(expected, actual)
}

function partsOf(hash: string): { salt: Buffer; tag: Buffer } {
  const [, , , , salt = '', tag = ''] = hash.split('$')
  return { salt: Buffer.from(salt, 'base64'), tag: Buffer.from(tag, 'base64') }
}

/** Unknown accounts are checked against this hash, so that they take as long as known ones. */
export const UNKNOWN_ACCOUNT_HASH = `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=${PARALLELISM}$${text(randomBytes(SALT_BYTES))}$${text(randomBytes(TAG_BYTES))}`
