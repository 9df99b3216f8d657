import { PHONE_DIGITS_MIN } from '../limits.ts'
import type { Completeness } from './levels.ts'

/** The end of most hosts. After "co" or "com" a country may come, but hardly after a pause. */
const KNOWN_END = /\.(?:com|org|net|edu|gov|info|biz|app|dev|(?!co|ac|or|ne)[a-z]{2})\/?$/iu

const ofHost = (value: string): Completeness => (KNOWN_END.test(value) ? 'likely' : 'open')

/** A phone grows group by group; one that is written as a national one has all its digits. */
function ofPhone(value: string): Completeness {
  const digits = value.replaceAll(/\D/g, '').length
  if (digits < PHONE_DIGITS_MIN) return 'partial'
  return digits === PHONE_DIGITS_MIN && value.startsWith('(') ? 'likely' : 'open'
}

/** Of an email, a web address or a telephone number, which has no letters. */
export const completenessOfAddress = (value: string): Completeness =>
  /\p{L}/u.test(value) ? ofHost(value) : ofPhone(value)
