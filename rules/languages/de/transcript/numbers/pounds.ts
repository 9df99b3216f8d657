import type { Layer } from '../../../shared/normalise.ts'
import { cardinalOf } from './cardinals.ts'

const ASKS_WEIGHT = /(?<!\p{L})(?:kilo(?:gramm)?|kg|gramm)(?!\p{L})/iu
/** A price by the kilogram, where pounds may be money. */
const ASKS_PRICE = /(?<!\p{L})(?:pro|je)(?!\p{L})|preis|kosten|euro|franken|€/iu
/** A pound is half a kilogram to all who speak German; as a word, or in figures as "1.500", "1'500" and "3,5". */
const POUNDS =
  /(?<![\p{L}\d.,'’])(?<count>\p{L}{1,30}|(?:\d{1,3}(?:[.'’ ]\d{3}){1,2}|\d{1,6})(?:,\d{1,3}|\.\d{1,2})?) pfund(?!\p{L})/giu

/** Dots, apostrophes and spaces before three digits part thousands. */
const figure = (count: string): number => Number(count.replaceAll(/[.'’ ](?=\d{3}(?!\d))/gu, '').replace(',', '.'))

function countOf(count: string): number | undefined {
  if (/^\d/u.test(count)) return figure(count)
  return /^eine?$/iu.test(count) ? 1 : cardinalOf(count.toLowerCase())
}

/** "Drei Pfund" are one and a half kilograms where these are asked for. */
export const inPounds: Layer = (read) => (field, heard, circumstances) => {
  const { label = '' } = field
  if (!ASKS_WEIGHT.test(label) || ASKS_PRICE.test(label)) return read(field, heard, circumstances)
  const said = heard.replace(POUNDS, (whole, written: string) => {
    const pounds = countOf(written)
    return pounds === undefined ? whole : `${String(pounds / 2).replace('.', ',')} kilogramm`
  })
  const found = read(field, said, circumstances)
  return found && said !== heard ? { ...found, isSure: false } : found
}
