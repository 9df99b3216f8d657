import { meets, ONE_WORD, type Written } from '../../shared/text/written.ts'
import { germanRegex } from './letters.ts'

/** A letter, letters that stand together, or one that is doubled: "y", "dt", "a y", "zwei r". */
const LETTERS = String.raw`(?:doppel[ -]?|zwei )?[a-zäöüß](?: ?[a-zäöüß])?(?!\p{L})`
const SIGN = `${LETTERS}|scharfe[mn] s|bindestrich|apostroph`
const PLACE = '(?:in der mitte|am ende|am anfang|hinten|vorne?)'

const isMet = meets(
  {
    bindestrich: /-/u,
    apostroph: /['’]/u,
    'scharfem s': /ß/u,
    zusammen: ONE_WORD,
    zusammengeschrieben: ONE_WORD,
    'in einem wort': ONE_WORD,
  },
  (name) => name.replace(/^(?:doppel[ -]?|zwei )(\p{L})$/u, '$1$1').replaceAll(' ', ''),
)

/** How a German says how a name is written: "mit ä und zwei t in der Mitte", "ohne h". */
export const WRITTEN: Written = {
  remark: germanRegex('iu')`
    [\s,]+(?:(?:alles|und|wird|das) )*
    (?:mit (?:einem )?(?<sign>(?:${SIGN})(?:(?:,| und| und mit) (?:einem )?(?:${SIGN}))*)(?: ${PLACE})?
      |(?<sign>ohne (?:${LETTERS}))(?: ${PLACE})?|(?<sign>zusammen(?:geschrieben)?|in einem wort))
    [.!]?$`,
  isMet: (answer, signs) =>
    signs.startsWith('ohne ')
      ? !isMet(answer, signs.slice(5))
      : signs.split(/,? und (?:mit )?(?:einem )?|, /u).every((sign) => isMet(answer, sign)),
}
