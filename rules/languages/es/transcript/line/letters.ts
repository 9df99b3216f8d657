import { spelled } from '../addresses/letters.ts'
import { reading, SAID_MAX } from '../layers.ts'
import { unaccented } from '../../../shared/label-words.ts'
import type { Layer, ReadAnswer } from '../../../shared/normalise.ts'
import { plainWords } from '../../../shared/words.ts'
import { letterOf } from './codes.ts'
import { regex } from '../../../shared/regex.ts'

const LETTER =
  'hache|be|ce|de|efe|ge|jota|ka|ele|eme|ene|eñe|pe|cu|erre|ese|te|uve|ve|equis|zeta|ceta|[iy] griega|i latina|[a-zñ]'

/** A remark on the letters of a name, which may be said once more: "con doble ele", "…, Ximena con equis", "pero con ge, que lo ponen con jota". */
const REMARK = regex('iu')`
  ^(?<name>\S.*?)[\s,.]+(?:(?:pero|va|y|se escribe|escrito|todo) )*(?:(?<again>\p{L}{3,}),? )?con (?:la )?(?<double>doble |dos )?(?<letter>${LETTER})s?
  (?: (?:al (?:principio|final)|en medio|de \p{L}{3,}|normal))?(?:,? (?:que|porque|no) .{1,60})?[.!]?$`

/** A letter that is named before all of them are: "con hache, hache u a eme a ene". */
const BEFORE_ALL = regex('iu')`(?<=\p{L}{2}),? con (?:la )?(?<letter>${LETTER})[,.:;]?(?= \k<letter>[\s,])`

/** Letters of which one sound is written by several names. */
const NAMES = new Map([
  ['i griega', 'y'],
  ['y griega', 'y'],
  ['i latina', 'i'],
  ['ceta', 'z'],
])

/** Reads a name without a remark on its letters that is true of it; one that is not leaves it to be asked for. */
export const withoutLetterRemark =
  (read: ReadAnswer): ReadAnswer =>
  (field, whole, circumstances) => {
    const heard = whole.length > SAID_MAX ? whole : whole.replace(BEFORE_ALL, ',')
    const { name = '', again, double, letter } = (heard.length > SAID_MAX ? null : REMARK.exec(heard))?.groups ?? {}
    if (letter === undefined || heard.includes('?')) return read(field, heard, circumstances)
    const sign = NAMES.get(letter.toLowerCase()) ?? letterOf(letter.toLowerCase()) ?? ''
    const isAgain = again !== undefined && withoutAccents(name).split(' ').includes(withoutAccents(again))
    const named =
      again === undefined || isAgain ? name : heard.slice(0, heard.indexOf(again, name.length) + again.length)
    const isTrue = sign !== '' && withoutAccents(again ?? name).includes(double ? sign.repeat(2) : sign)
    return read(field, isTrue ? named : heard, circumstances)
  }

/** A name after its letters: "zeta a ene o ene i, zanoni". */
const AFTER_LETTERS = /^(?<letters>\p{L}+(?: \p{L}+){2,})[,.:;]\s+(?<name>\p{L}{3,})[.!]?$/u

/** Reads a name that was spelled before it was said. */
export const afterItsLetters: Layer = reading((heard) => {
  const { letters = '', name = '' } = AFTER_LETTERS.exec(heard)?.groups ?? {}
  const words = plainWords(letters)
  const found = name === '' ? undefined : spelled(words, 0)
  return found?.next === words.length && found.value.join('') === withoutAccents(name) ? name : heard
})

/** Without accents, but with the tilde of "ñ". */
export const withoutAccents = (said: string): string =>
  said
    .toLowerCase()
    .split('ñ')
    .map((part) => unaccented(part))
    .join('ñ')
