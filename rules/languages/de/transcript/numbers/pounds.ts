import type { Layer } from '../../../shared/normalise.ts'
import { cardinalOf } from './cardinals.ts'

const ASKS_WEIGHT = /(?<!\p{L})(?:kilo(?:gramm)?|kg|gramm)(?!\p{L})/iu
/** A pound is half a kilogram to all who speak German. */
const POUNDS = /(?<![\p{L}\d])(?<count>\p{L}{1,30}|\d{1,6}) pfund(?!\p{L})/giu

/** "Drei Pfund" are one and a half kilograms where these are asked for. */
export const inPounds: Layer = (read) => (field, heard, circumstances) => {
  const said = heard.replace(POUNDS, (whole, count: string) => {
    const pounds = /^eine?$/iu.test(count) ? 1 : /^\d+$/u.test(count) ? Number(count) : cardinalOf(count.toLowerCase())
    return pounds === undefined ? whole : `${String(pounds / 2).replace('.', ',')} kilogramm`
  })
  if (said === heard || !ASKS_WEIGHT.test(field.label ?? '')) return read(field, heard, circumstances)
  const found = read(field, said, circumstances)
  return found && { ...found, isSure: false }
}
