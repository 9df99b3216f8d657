import { reading } from '../layers.ts'
import { regex } from '../../../shared/regex.ts'

/** What a label counts in, and how a number of it is said: "tres docenas" to "Docenas de empanadas" is three. */
const COUNTED: readonly { asked: RegExp; one: RegExp; half: RegExp; unit: RegExp }[] = [
  {
    asked: /(?<!\p{L})docenas/iu,
    one: /(?<!\p{L})(?:una )?docena (?=y media(?!\p{L}))/giu,
    half: /(?<!\p{L})media docena(?!\p{L})/giu,
    unit: /(?<=\S )docenas?(?: de \p{L}+)?(?!\p{L})/giu,
  },
  {
    asked: /(?<!\p{L})millones/iu,
    one: /(?<!\p{L})(?:un )?mill[oó]n (?=y medio(?!\p{L}))/giu,
    half: /(?<!\p{L})medio mill[oó]n(?!\p{L})/giu,
    unit: /(?<=\S )mill(?:[oó]n|ones)(?: de \p{L}+)?(?!\p{L})/giu,
  },
]

const AND_A_HALF = /(?<=\S) y medi[oa](?!\p{L})/giu

/** Reads a number of the unit that its label counts in. */
export const inUnitOfLabel = reading((heard, { label }) => {
  const counted = COUNTED.find(({ asked }) => asked.test(label))
  if (!counted) return heard
  const said = heard.replace(counted.one, 'uno ').replace(counted.half, 'cero coma cinco')
  const plain = said
    .replace(counted.unit, '')
    .replace(/^\s*una?\s*[.!]?\s*$/iu, 'uno')
    .trim()
  return plain === heard.trim() ? heard : plain.replace(AND_A_HALF, ' coma cinco')
})

const NUMBER = [
  String.raw`(?:\d[\d.,]*|un[oa]|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieci\p{L}+|veint\p{L}+`,
  String.raw`|(?:treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa)(?: y \p{L}+)?|cien|mil)(?: mil)?`,
].join('')

/** "De tres a cinco", and the score "tres a dos". */
const RANGE = regex('giu')`(?<![\p{L}\d])(?:de )?(${NUMBER}) a (${NUMBER})(?![\p{L}\d])`

/** The sign of pesos and of dollars, where no other money is asked for. */
const SIGN = /\$\s?(?=\d)/gu

/** Reads a range as one: neither of its ends is the number; the sign of money says nothing. */
export const withRanges = reading((heard, { label }) => {
  const said = /euro/iu.test(label) ? heard : heard.replaceAll(SIGN, '')
  return said.includes(' a ') ? said.replace(RANGE, 'entre $1 y $2') : said
})

/** A stay told by its days and its nights, of which a question asks for one: "cuatro días y tres noches". */
const STAY = regex('giu')`
  (?<![\p{L}\d])(?<first>(?:${NUMBER}|una?) (?<unit>d[ií]as|noches?)),?(?: y| con)? (?<second>(?:${NUMBER}|una?) (?!\k<unit>)(?:d[ií]as?|noches?))(?!\p{L})`

/** Reads of a stay what the question counts; where it names neither, one of two. */
export const withStay = reading((heard, { label }) => {
  const asked = /noche/iu.test(label) ? /noche/iu : /(?<!\p{L})d[ií]as?(?!\p{L})/iu.test(label) ? /d[ií]a/iu : undefined
  return heard.replace(STAY, (_, first: string, _unit: string, second: string) => {
    if (!asked) return `${first} o ${second}`
    return asked.test(first) ? first : second
  })
})

/** A height in metres, of which the metres are only counted, or said: "uno sesenta y ocho", "un metro ochenta", "dos setenta". */
const ASKS_HEIGHT = /(?=.*(?:estatura|altura|mide))(?=.*(?<!\p{L})metros?(?!\p{L}))/iu
const METRE = regex('iu')`
  (?<![\p{L}\d,.])(?<metres>uno|dos|tres|cuatro|[1-4]|(?:un )?metro)(?: metros)?(?:[,\s]+| (?:con|y) )(?=(?:diez|quince|veinte|veinti\p{L}+|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa)(?!\p{L})|[1-9]\d(?!\d))`

/** Reads a height with the metre before its centimetres. */
export const withMetre = reading((heard, { label }) =>
  ASKS_HEIGHT.test(label)
    ? heard.replace(METRE, (_, metres: string) => `${/metro/iu.test(metres) ? 'uno' : metres} coma `)
    : heard,
)
