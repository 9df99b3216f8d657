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
