import { randomInt } from 'node:crypto'
import { RECOVERY_CODE_COUNT } from '../../rules/account-limits.ts'
import { hashLike, hashPassword } from './passwords.ts'

/** Without what looks alike in print: 0 and o, 1, i and l. */
const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz'
const HALF = 5

const someLetters = (): string => Array.from({ length: HALF }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')

/** As people type it. */
const plain = (code: string): string => code.toLowerCase().replace(/[\s-]/g, '')

/** @returns codes to show once, and their hashes, which share a salt: one hash then tells whether a code is among them */
export async function makeRecoveryCodes(): Promise<{ codes: string[]; hashes: string[] }> {
  const codes = Array.from({ length: RECOVERY_CODE_COUNT }, () => `${someLetters()}-${someLetters()}`)
  const [first = '', ...others] = codes.map(plain)
  const hashes = [await hashPassword(first)]
  for (const code of others) hashes.push(await hashLike(code, hashes[0] ?? ''))
  return { codes, hashes }
}

/** @returns the hash of a code among those of an account, or undefined */
export async function findRecoveryCode(code: string, hashes: string[]): Promise<string | undefined> {
  const [first] = hashes
  if (first === undefined) return undefined
  const hash = await hashLike(plain(code), first)
  return hashes.find((one) => one === hash)
}
