import { SAID_MAX } from '../layers.ts'
import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import type { ReadAnswer, Reading } from '../../../shared/normalise.ts'

/** Where most people speak Spanish and a number has nine digits or ten, the largest countries first. */
const COUNTRIES = 'MX CO AR PE VE CL EC DO PR PY'.split(' ')
/** A shorter one may be the piece of a longer one, and only that of Buenos Aires begins with a one. */
const NATIONAL = /^(?:[2-9]\d{8,9}|11\d{8})$/
const FROM_SPAIN = /^\+34/
const FROM_ABROAD = /\+|\bm[aá]s\b|\bprefijo\b|(?:^|\s)(?:00|cero cero)/i
/** A tag without a country: "es". */
const LANGUAGE_ALONE = /^[a-z]{2,3}$/i

/** A number of another language's country is one only where the person says that it is from abroad: "55 3218 4490" is one of Mexico too. */
const isSettled = (found: Reading | undefined, heard: string): boolean =>
  found?.isSure === true && (FROM_SPAIN.test(String(found.value)) || FROM_ABROAD.test(heard))

/**
 * Reads a number that is a whole one in any country of the language, where the form names none: "310 447 2918" is one of Colombia. Its
 * country is not known for that, so it is taken as it was said.
 */
export const ofAnyCountry =
  (read: ReadAnswer): ReadAnswer =>
  (field, heard, circumstances) => {
    const found = read(field, heard, circumstances)
    if (isSettled(found, heard) || heard.length > SAID_MAX || !LANGUAGE_ALONE.test(circumstances.locale)) return found
    for (const country of COUNTRIES) {
      const there = read(field, heard, { ...circumstances, locale: `es-${country}` })
      const number = typeof there?.value === 'string' ? parsePhoneNumberFromString(there.value, 'US') : undefined
      const said = number?.isValid() && !number.ext ? number.nationalNumber : ''
      const isSame = !found || found.value === said || found.value === `+${said}`
      if (there?.isSure && NATIONAL.test(said) && isSame) return { value: said, isSure: true }
    }
    return found
  }
