import { ofTwoDays } from '../../../shared/days/two-days.ts'
import type { ReadAnswer, Words } from '../../../shared/normalise.ts'

const DAY =
  /(?<!\S)(\d{1,2}) of (january|february|march|april|may|june|july|august|september|october|november|december)(?!\S)/gu

/** In characters. */
const SAID_MAX = 300

/** Asks for a day where two of them were said with their months, and the last is not the one: "el 15 de junio, aquí dice 16 de junio". */
export const surelyOneDay =
  (plainWords: (heard: string) => Words, read: ReadAnswer): ReadAnswer =>
  (field, heard, circumstances) => {
    const found = read(field, heard, circumstances)
    if (!found?.isSure || heard.length > SAID_MAX) return found
    const days = [...plainWords(heard).join(' ').matchAll(DAY)].map(([day]) => day)
    const isLast = Number(days.at(-1)?.split(' ')[0]) === Number(String(found.value).slice(-2))
    return new Set(days).size > 1 && !isLast ? { ...found, isSure: false } : found
  }

/** "Salimos el 20 y regresamos el 28 de diciembre". */
export const ofStay = ofTwoDays({
  joint:
    / y (?=(?:(?:nos|me|ya) )?(?:volv|vuelv|regres|sal|lleg|ven[ig]|vien|termin|acab|entreg|devolv|devuelv)\p{L}* )/iu,
  month:
    /(?<!\p{L})(?:de )?(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)(?: del? \d{4})?/iu,
  asksEnd: /regreso|vuelta|devoluci[oó]n|fin(?!\p{L})|salida del (?:hotel|alojamiento)/iu,
  asksStart: /llegada|inicio|ida(?!\p{L})|salida|partida|entrada/iu,
})
