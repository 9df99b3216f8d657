import { ratingIn } from '../../shared/answers/rating.ts'
import type { Layer } from '../../shared/normalise.ts'
import { layered } from './layers.ts'
import { unlessApproached } from './numbers/approached.ts'
import { number } from './number.ts'
import { afterDisplaced } from './around/displaced.ts'
import { compared, withRemark, withScale } from './numbers/rating-remarks.ts'
import { unlessLedToByKnownWords } from './before/index.ts'
import { regex } from '../../shared/regex.ts'

/** An end of the scale by its name, and what people say around it. */
const ends = (names: string): RegExp =>
  regex('u')`
    ^(?:(?:pues|bueno|yo|le|les|doy|damos|daría|se|merecen?|pon(?:go|ga|le|ele|gale|me)?|póngale|póngame|diría|es|sin duda|obvio) )*
    (?:(?:l[oa]|el) )?(?:(?:nota|puntuación|calificación|valor|número) )?(?:${names})(?: (?:nota|puntuación|calificación
        |valor|número|posible|de todas|que hay|que tenga|que haya|por favor|gracias|sin duda|sin dudarlo|desde luego|por supuesto|claro|la verdad|obvio))*$`

/** Points told once more after a pause: "la nota máxima, se merece la máxima". */
const TWICE = /^(?<first>[^,;.?]{3,40})[,;.] (?<again>[^,;.?]{3,40})[.!]?$/u

const saidTwice: Layer = (read) => (field, heard, circumstances) => {
  const found = read(field, heard, circumstances)
  const { first, again } = (found ? null : TWICE.exec(heard))?.groups ?? {}
  const [one, other] = [first, again].map((said) => (said === undefined ? undefined : read(field, said, circumstances)))
  return one?.isSure && other?.isSure && one.value === other.value ? one : found
}

/** Takes what was said in Spanish to a question for a rating; gives a whole number, within the scale or not. */
export const rating = layered(
  ratingIn(
    {
      outOf: /(?<!\p{L})(?:sobre|de|entre)(?!\p{L})|(?<=\d) ?\/ ?(?=\d)/gu,
      units: /(?<!\p{L})(?:estrellas?|puntos?|l[ae]s? (?:doy|pongo))(?!\p{L})/giu,
      highest: ends('máxim[oa]|mejor|más alt[oa]|tope'),
      lowest: ends('mínim[oa]|peor|más baj[oa]'),
    },
    number,
  ),
  withRemark,
  afterDisplaced,
  unlessApproached,
  compared,
  withScale,
  unlessLedToByKnownWords,
  saidTwice,
)
