import {
  type CountryCode,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min'
import { regionOf } from '../../shared/region.ts'
import { corrected } from './around/correction.ts'
import type { Normalise, Words } from '../../shared/normalise.ts'
import { type Run, runsOf } from './phones/runs.ts'
import { answerIn } from './around/fillers.ts'
import { splitHyphens, wordsOf } from '../../shared/words.ts'

const DIGITS_MIN = 10
const LENGTH = /^\d{8,15}$/
const DIGITS_MAX = 15
/** Of the numbers that have ten with their country code. */
const SHORTEST = 8

/** Takes what was said to a question for a phone number; gives it formatted, an extension kept. */
export const tel: Normalise = (_field, transcript, { locale }) => {
  const words = wordsOf(transcript)
  if (!words) return undefined
  const format = (number: Run | undefined) => number && formatted(number, countryOf(locale))
  const read = (answer: Words) =>
    corrected(
      answer,
      (said) => format(onlyNumber(said, countryOf(locale))),
      (before, after) => format(repaired(runsOf(before), runsOf(after), countryOf(locale))),
    )
  return answerIn(splitHyphens(words.flatMap(unfolded)), read, isZero)
}

/** "Oh two oh …" begins with a zero. */
const isZero = ([word]: Words): boolean => word === 'oh'

/** A written number as words: +44, 617-555-0123, x45; the (0) of +44 (0)20 is not dialled with the country code. */
function unfolded(word: string): Words {
  if (!/\d|^\+/.test(word) || /^\d{1,3}(?:,\d{3})+$/.test(word)) return [word]
  const parts = word.replace(/^0\)/, '').matchAll(/\d+|\+|\p{L}+|:/gu)
  return Array.from(parts, ([part]) => (part === '+' ? 'plus' : part))
}

/** The only number that may be dialled within one area or another country. */
export function localNumber(transcript: string): string | undefined {
  const runs = runsOf(splitHyphens((wordsOf(transcript) ?? []).flatMap(unfolded)))
  const [local, ...others] = runs.filter(({ digits, plus }) =>
    (plus ? LENGTH : /^(?:[1-9]\d{6,7}|\d{10,14})$/).test(digits),
  )
  return others.length === 0 && local ? `${local.plus ? '+' : ''}${local.digits}` : undefined
}

/** The one run of digits that can be a phone number. */
function onlyNumber(words: Words, region: CountryCode): Run | undefined {
  const runs = runsOf(words).filter((run) => isWhole(run, region))
  const distinct = new Map(runs.map((run) => [run.digits, run]))
  return distinct.size === 1 ? runs.at(-1) : undefined
}

/** Ten digits, or with its country code as many as that makes ten: nine of Spain. */
function isWhole({ digits, plus }: Run, region: CountryCode): boolean {
  if (plus || digits.length >= DIGITS_MIN) return digits.length >= SHORTEST
  return digits.length >= SHORTEST && parsePhoneNumberFromString(digits, region)?.isValid() === true
}

/** A whole number that has not ten digits: nine of Spain, eleven with the zero before an area. */
const isNational = (run: Run, region: CountryCode): boolean =>
  isWhole(run, region) && (run.digits.length < DIGITS_MIN || run.digits.startsWith('0'))

/** A repair of the last digits: "…01 98, no, 99". It must resemble what it replaces. */
function repaired(before: Run[], after: Run[], region: CountryCode): Run | undefined {
  const [base, repair] = [before.at(-1), after[0]]
  if (!base || !repair || after.length > 1 || base.plus || repair.plus || base.extension) return undefined
  const whole = isNational(base, region) ? base.digits.length : DIGITS_MIN
  const unchanged = whole - repair.digits.length
  const replaced = base.digits.slice(unchanged)
  const differing = [...replaced].filter((digit, index) => digit !== repair.digits[index]).length
  if (unchanged <= 0 || base.digits.length > whole || replaced === '' || differing * 2 > replaced.length)
    return undefined
  return { ...base, digits: base.digits.slice(0, unchanged) + repair.digits, extension: repair.extension }
}

function countryOf(locale: string): CountryCode {
  const region = regionOf(locale) ?? 'US'
  return isSupportedCountry(region) ? region : 'US'
}

/** Ten digits of the North American plan as (555) 123-4567, others as they are dialled from abroad where that is known. */
function formatted({ plus, digits, extension }: Run, region: CountryCode): string | undefined {
  const number = plus ? international(digits) : (american(digits, region) ?? national(digits, region))
  const tail = extension === '' || extension.length > 7 ? '' : ` ext. ${extension}`
  return number && number + tail
}

function american(digits: string, region: CountryCode): string | undefined {
  const ten = digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits
  if (getCountryCallingCode(region) !== '1' || ten.length !== DIGITS_MIN) return undefined
  return `(${ten.slice(0, 3)}) ${ten.slice(3, 6)}-${ten.slice(6)}`
}

/** A number with its country code, if such a number can exist there. */
function international(digits: string): string | undefined {
  const number = digits.length <= DIGITS_MAX ? parsePhoneNumberFromString(`+${digits}`) : undefined
  return number?.isPossible() ? number.number : undefined
}

/** A number without plus: of the person's own country, or with an exit code, or just as it was said. */
function national(digits: string, region: CountryCode): string | undefined {
  const exit = /^(?:00|011)(?=[1-9])/.exec(digits)
  const abroadByExit = exit && international(digits.slice(exit[0].length))
  if (abroadByExit) return abroadByExit
  const own = parsePhoneNumberFromString(digits, region)
  if (getCountryCallingCode(region) !== '1' && own?.isPossible()) return own.number
  if (digits.startsWith('0')) return digits.length <= DIGITS_MAX ? digits : undefined
  const abroad = parsePhoneNumberFromString(`+${digits}`)
  // "261 445 7780" would become another number of Madagascar.
  return abroad?.isValid() && abroad.number === `+${digits}` ? abroad.number : undefined
}
