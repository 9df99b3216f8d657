import type { FieldOption } from '../../../../contract/types.gen.ts'
import { traitsOf } from '../../../field-types.ts'
import type { Found, Layer, ReadAnswer, Words } from '../normalise.ts'
import { translate, wordsWithoutAccents } from '../translation.ts'

/** The numbers of a language, as a number field reads them and word by word. */
interface Numbers {
  number: ReadAnswer
  denies: RegExp
  cardinalAt: (words: Words, at: number) => Found<number> | undefined
}

/** What is longer tells more than which one, in words. */
const WORDS_MAX = 7

/** Reads a number as the option that has it, where options differ by their number alone: "die zehn" to "5 km" and "10 km". */
export const orByNumber =
  ({ number, denies, cardinalAt }: Numbers): Layer =>
  (read) =>
  (field, heard, circumstances) => {
    const found = read(field, heard, circumstances)
    const { label = '', options } = field
    const words = wordsWithoutAccents(heard.replace(/[.!]\s*$/u, ''))
    if (found || !options || traitsOf(field.type).value !== 'one-option' || heard.includes('?')) return found
    if (words.length > WORDS_MAX) return undefined
    const code = codeIn(options, words, cardinalAt)
    if (code) return { value: code.value, isSure: true }
    const numberIn = (said: string) => number({ type: 'number', label }, said, circumstances)
    const [whole, last] = [numberIn(heard), numberIn(words.at(-1) ?? '')]
    const isOnly = !denies.test(heard) && words.slice(0, -1).every((word) => numberIn(word) === undefined)
    const said = whole?.isGuess ? undefined : (whole ?? (isOnly ? last : undefined))
    const named = numbered(options).find((option) => option.number === said?.value)
    if (!named || last?.value !== said?.value) return undefined
    const isSure = said?.isSure === true
    return { value: named.value, isSure, isGuess: !isSure }
  }

/** Options with a number each, of which all else is the same: "1.º", "2.º"; none where they differ otherwise. */
function numbered(options: readonly FieldOption[]): readonly { value: string; number: number }[] {
  const found = options.flatMap(({ label, value }) => {
    const { before = '', digits, after = '' } = NUMBERED.exec(label)?.groups ?? {}
    return digits === undefined ? [] : [{ value, number: Number(digits), rest: `${before} ${after}`.toLowerCase() }]
  })
  const isAlike = found.length > 1 && new Set(found.map(({ rest }) => rest)).size === 1
  return isAlike ? found : []
}

/** With the ending of an ordinal: "1er étage", "5. Klasse". */
const NUMBERED = /^(?<before>\D*)(?<digits>\d+)(?:\.?[ºª]|[eè](?:me|r|re)?(?!\p{L})|\.)?(?<after>\D*)$/u

/** "En ce deux" to "CE2": letters and a number that the transcriber wrote apart, at the end. */
function codeIn(
  options: readonly FieldOption[],
  words: Words,
  cardinalAt: Numbers['cardinalAt'],
): FieldOption | undefined {
  const inDigits = translate(words, [
    (said, at) => {
      const count = cardinalAt(said, at)
      return count && { value: [String(count.value)], next: count.next }
    },
  ]).join('')
  const codes = options.filter(({ label }) => CODE.test(label))
  return codes.find(({ label }) => inDigits.endsWith(label.toLowerCase()))
}

const CODE = /^[a-z]{1,3}\d{1,3}$/iu
