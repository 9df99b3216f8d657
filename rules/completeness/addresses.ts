import type { FieldType } from '../../contract/types.gen.ts'
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

const BY_TYPE: Partial<Record<FieldType, (value: string) => Completeness>> = {
  email: ofHost,
  url: ofHost,
  tel: ofPhone,
}

export const completenessOfAddress = (type: FieldType, value: string): Completeness => BY_TYPE[type]?.(value) ?? 'open'
