import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import type { Problem } from '../../rules/accounts.ts'
import { Unprocessable } from '../http/errors.ts'
import type { Settings } from '../settings.ts'
import { isCommon } from './common-passwords/common-passwords.ts'
import { hashInTurn } from './passwords.ts'

const COMMON = 'This password is one of the most common ones. Choose another.'
const OBVIOUS =
  'This password is little more than the name or email of its account, or the name of this site. Choose another.'

const LEAKED = 'This password is among those that were stolen from other sites. Choose another.'

const SITE = 'sayform'
/** Shorter words stand in too many others. */
const WORD_MIN = 3
/** A password needs so many letters that do not come from such a word. */
const OTHER_LETTERS_MIN = 4

interface Account {
  email?: string | undefined
  full_name?: string | null | undefined
}

type Site = Pick<Settings, 'publicUrl'>

/**
 * The rule for every new password beyond its length; those that accounts have already are not judged again.
 * @returns the sentence to show, or undefined when it may stand
 */
export async function newPasswordProblem(password: string, account: Account, site: Site): Promise<Problem> {
  if (await isCommon(password)) return COMMON
  return isObvious(password, account, site) ? OBVIOUS : undefined
}

function isObvious(password: string, { email = '', full_name }: Account, { publicUrl }: Site): boolean {
  const words = wordsOf(`${SITE} ${new URL(publicUrl).hostname} ${email} ${full_name ?? ''}`)
  const plain = lettersAndDigits(password)
  const rest = words.reduce((text, word) => text.replaceAll(word, ''), plain)
  return rest !== plain && rest.replace(/\p{N}/gu, '').length < OTHER_LETTERS_MIN
}

/** The longest first, since one may hold another. */
const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word.length >= WORD_MIN)
    .toSorted((one, other) => other.length - one.length)

const lettersAndDigits = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '')

/** Most operators set no service to ask: what asks it is loaded for the first password that is looked up. */
async function isLeaked(password: string, service: string | undefined, log: FastifyBaseLogger): Promise<boolean> {
  return service !== undefined && (await import('./leaked-passwords.ts')).isLeaked(password, service, log)
}

interface NewPassword {
  /** Of the request's body. */
  field: 'password' | 'new_password'
  password: string
  account: Account
}

/**
 * The only way from a password in a request to its hash.
 * @returns a function that throws {Unprocessable} at the field for a password that is easy to guess, and TooMany
 */
export const newPasswordHasher =
  (site: Site & Pick<Settings, 'passwordLeaksUrl'>) =>
  async (
    { ip, log }: Pick<FastifyRequest, 'ip' | 'log'>,
    { field, password, account }: NewPassword,
  ): Promise<string> => {
    const problem =
      (await newPasswordProblem(password, account, site)) ??
      ((await isLeaked(password, site.passwordLeaksUrl, log)) ? LEAKED : undefined)
    if (problem) throw new Unprocessable([{ loc: ['body', field], msg: problem, type: 'guessable' }])
    return hashInTurn(ip, password)
  }
