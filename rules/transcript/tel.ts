import {
  type CountryCode,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min'
import { corrected } from './correction.ts'
import { digitsAt } from './digits.ts'
import type { Normalise, Words } from './normalise.ts'
import { phraseAt, phrases } from './phrases.ts'
import { splitHyphens, wordsOf } from './words.ts'

const DIGITS_MIN = 10
const DIGITS_MAX = 15

/** Spoken between the digits of one number. */
const JOINTS = phrases([
  [
    true,
    `,|dash|hyphen|minus|dot|point|period|space|and|then|and then|pause|open bracket|close bracket|brackets|bracket|parenthesis
    |parentheses|open parenthesis|close parenthesis|open paren|close paren|area code|and the number|number|the number is|slash`,
  ],
])
const EXTENSIONS = phrases([[true, 'extension|ext|ext.|x|extension number|extension is|and the extension is']])
const CHOICE = phrases([[true, 'or|alternatively|or else']])
const HOMOPHONES = new Map([
  ['to', '2'],
  ['too', '2'],
  ['for', '4'],
  ['fore', '4'],
  ['ate', '8'],
  ['won', '1'],
])

interface Dialled {
  plus: boolean
  digits: string
  extension: string
}

/** Takes what was said to a question for a phone number; gives it formatted, an extension kept. */
export const tel: Normalise = (_field, transcript, { locale }) => {
  const words = wordsOf(transcript)
  if (!words) return undefined
  const format = (number: Dialled | undefined) => number && formatted(number, regionOf(locale))
  return corrected(
    splitHyphens(words.flatMap(unfolded)),
    (said) => format(onlyNumber(said)),
    (before, after) => format(repaired(runsOf(before), runsOf(after))),
  )
}

/** Punctuation of a written number as words: +44, 617-555-0123, x45, 555.123.4567. */
function unfolded(word: string): Words {
  if (!/\d|^\+/.test(word)) return [word]
  const parts = word.match(/\d+|\+|\p{L}+|:/gu) ?? []
  return parts.map((part) => (part === '+' ? 'plus' : part))
}

/** The one run of digits that can be a phone number. */
function onlyNumber(words: Words): Dialled | undefined {
  const runs = runsOf(words).filter(({ digits, plus }) => digits.length >= (plus ? 8 : DIGITS_MIN))
  const distinct = new Map(runs.map((run) => [run.digits, run]))
  return distinct.size === 1 ? runs.at(-1) : undefined
}

/** The runs of digits in what was said; other words part them. */
function runsOf(words: Words): Dialled[] {
  const runs: Dialled[] = []
  let run: Dialled | undefined
  let inExtension = false
  const close = () => {
    if (run && run.digits !== '') runs.push(run)
    run = undefined
    inExtension = false
  }
  for (let at = 0; at < words.length;) {
    const extension = run && phraseAt(EXTENSIONS, words, at)
    const joint = phraseAt(JOINTS, words, at)
    const digits = digitsAt(words, at, run !== undefined) ?? homophoneAt(words, at, run !== undefined)
    if (words[at] === 'plus') {
      close()
      run = { plus: true, digits: '', extension: '' }
    } else if (run && extension) inExtension = true
    else if (digits) {
      run ??= { plus: false, digits: '', extension: '' }
      run[inExtension ? 'extension' : 'digits'] += digits.value
    } else if (!joint || phraseAt(CHOICE, words, at)) close()
    at = digits?.next ?? at + (extension?.length ?? joint?.length ?? 1)
  }
  close()
  return runs
}

/** "Five for two": a word that sounds like a digit, between digits. */
function homophoneAt(words: Words, at: number, afterDigits: boolean) {
  const digit = HOMOPHONES.get(words[at] ?? '')
  if (digit === undefined || !afterDigits) return undefined
  const next = words.findIndex((word, index) => index > at && !HOMOPHONES.has(word))
  return digitsAt(words, next, true) && next > at ? { value: digit, next: at + 1 } : undefined
}

/** A repair of the last digits: "…01 98, no, 99". It must resemble what it replaces. */
function repaired(before: Dialled[], after: Dialled[]): Dialled | undefined {
  const [base, repair] = [before.at(-1), after[0]]
  if (!base || !repair || after.length > 1 || base.plus || repair.plus || base.extension) return undefined
  const kept = DIGITS_MIN - repair.digits.length
  const replaced = base.digits.slice(kept)
  const differing = [...replaced].filter((digit, index) => digit !== repair.digits[index]).length
  if (kept <= 0 || base.digits.length > DIGITS_MIN || replaced === '' || differing * 2 > replaced.length)
    return undefined
  return { ...base, digits: base.digits.slice(0, kept) + repair.digits, extension: repair.extension }
}

function regionOf(locale: string): CountryCode {
  const region = /[-_]([A-Z]{2})\b/i.exec(locale)?.[1]?.toUpperCase() ?? 'US'
  return isSupportedCountry(region) ? region : 'US'
}

/** Ten digits of the North American plan as (555) 123-4567, others as they are dialled from abroad where that is known. */
function formatted({ plus, digits, extension }: Dialled, region: CountryCode): string | undefined {
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
const international = (digits: string): string | undefined =>
  digits.length <= DIGITS_MAX && parsePhoneNumberFromString(`+${digits}`)?.isPossible() ? `+${digits}` : undefined

/** A number without plus: of the person's own country, or with an exit code, or just as it was said. */
function national(digits: string, region: CountryCode): string | undefined {
  const exit = /^(?:00|011)(?=[1-9])/.exec(digits)
  if (exit) return international(digits.slice(exit[0].length))
  const own = parsePhoneNumberFromString(digits, region)
  if (region !== 'US' && own?.isPossible()) return own.number
  if (digits.startsWith('0')) return digits.length <= DIGITS_MAX ? digits : undefined
  return parsePhoneNumberFromString(`+${digits}`)?.isValid() ? `+${digits}` : undefined
}
