import { PASSWORD_MAX, PASSWORD_MIN } from './account-limits.ts'
import { lengthOf } from './characters.ts'
import { EMAIL_MAX, FULL_NAME_MAX, FULL_NAME_MIN, FULL_NAME_PROFILE_MAX, TITLE_MAX } from './limits.ts'

/**
 * Rules of sign-in, sign-up, profile and items. Each takes what was typed and gives the message to show, or undefined
 * when it may stand; each fits react-hook-form's `validate`.
 */
export type Problem = string | undefined

const LOCAL = String.raw`[^\s\p{C}@<>()[\]\\,;:".]+`
const LABEL = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?`
/** Mail programs read what begins with `=?` as an encoded word (RFC 2047), which may be another address. */
const EMAIL = new RegExp(String.raw`^(?!.*=\?)${LOCAL}(?:\.${LOCAL})*@(?:${LABEL}\.)+(?=\p{L})${LABEL}$`, 'u')

/** Whether a text has the shape of an email address: one @, a dotted domain, at most 254 characters. */
export const isEmail = (text: string): boolean => text.length <= EMAIL_MAX && EMAIL.test(text)

const isBlank = (value: unknown): boolean => typeof value !== 'string' || value.trim() === ''
const tooLong = (name: string, max: number) => `${name} must be no more than ${max} characters`

export const emailProblem = (value: unknown): Problem => addressProblem(value, 'Email is required')

/** The username of login is the email address. */
export const usernameProblem = (value: unknown): Problem => addressProblem(value, 'Username is required')

function addressProblem(value: unknown, missing: string): Problem {
  if (typeof value !== 'string' || isBlank(value)) return missing
  return isEmail(value.trim()) ? undefined : 'Invalid email address'
}

/** A password is taken as typed: spaces count, eight of them are a password. */
export function passwordProblem(value: unknown): Problem {
  if (typeof value !== 'string' || value === '') return 'Password is required'
  if (lengthOf(value) < PASSWORD_MIN) return `Password must be at least ${PASSWORD_MIN} characters`
  return lengthOf(value) > PASSWORD_MAX ? tooLong('Password', PASSWORD_MAX) : undefined
}

/** In the edit of a user an empty password means: leave it as it is. */
export const optionalPasswordProblem = (value: unknown): Problem =>
  value === undefined || value === null || value === '' ? undefined : passwordProblem(value)

export const CONFIRMATION_REQUIRED = 'Password confirmation is required'
/** What the dialogs that create a user say instead. */
export const PLEASE_CONFIRM = 'Please confirm your password'

/**
 * @param value what was typed a second time
 * @param password what it must equal; nothing to confirm when both are empty and `missing` is undefined
 */
export function confirmationProblem(value: unknown, password: unknown, missing?: string): Problem {
  if (!value && missing !== undefined) return missing
  return (value || '') === (password || '') ? undefined : 'The passwords do not match'
}

/** The name at sign-up: needed, at least three characters, and no longer than the profile takes. */
export function fullNameProblem(value: unknown): Problem {
  if (typeof value !== 'string' || isBlank(value)) return 'Full Name is required'
  if (lengthOf(value.trim()) < FULL_NAME_MIN) return `Full Name must be at least ${FULL_NAME_MIN} characters`
  return profileNameProblem(value)
}

/** The name in an administrator's dialogs: may be empty. */
export const optionalFullNameProblem = (value: unknown): Problem => nameTooLong(value, FULL_NAME_MAX)

/** The name in one's own profile: may be empty, at most thirty characters. */
export const profileNameProblem = (value: unknown): Problem => nameTooLong(value, FULL_NAME_PROFILE_MAX)

const nameTooLong = (value: unknown, max: number): Problem =>
  typeof value === 'string' && lengthOf(value) > max ? tooLong('Full Name', max) : undefined

/** @param missing the edit dialog writes 'Title is required.' */
export function itemTitleProblem(value: unknown, missing = 'Title is required'): Problem {
  if (typeof value !== 'string' || isBlank(value)) return missing
  return lengthOf(value) > TITLE_MAX ? tooLong('Title', TITLE_MAX) : undefined
}
