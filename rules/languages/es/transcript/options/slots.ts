import type { ReadAnswer } from '../../../shared/normalise.ts'
import { wordsWithoutAccents } from '../../../shared/translation.ts'
import { PAUSE } from '../../../shared/words.ts'
import { cardinalAt } from '../numbers/cardinals.ts'
import { regex } from '../../../shared/regex.ts'

/** Hours as a form writes them: "11-13 h", "de 9 a 11". */
const SLOT = regex('iu')`
  ^\s*(?:de\s+)?(?<from>\d{1,2})(?:[:.]00)?\s*(?:h\s*)?(?:[–—-]|a)\s*(?<to>\d{1,2})(?:[:.]00)?\s*(?:h|hs|hrs|horas)?\.?\s*$`

/** What may stand beside the two hours: politeness, and the half of the day. */
const BESIDE = regex('u')`
  ^(?:pues|bueno|eh|a ver|mejor|me va bien|prefiero|quiero|la|el|de|del|entre|por favor|gracias|de la (?:manana|tarde|noche)|,| )*$`

/** On a clock eleven and twenty-three are one. */
const HALF_DAY = 12

/** Takes the only slot between two hours as they are called on a clock: "de once a una" for "11-13 h". */
export const bySlot =
  (read: ReadAnswer): ReadAnswer =>
  (field, heard, circumstances) => {
    const found = read(field, heard, circumstances)
    const { options } = field
    if (found?.isSure || !options || options.length < 2 || heard.length > SAID_MAX || heard.includes('?')) return found
    const slots = options.map(({ label }) => SLOT.exec(label)?.groups)
    const said = slots.every((slot) => slot !== undefined) ? hoursIn(wordsWithoutAccents(heard)) : undefined
    if (!said) return found
    const fits = options.filter(
      (_, at) =>
        isAt(slots[at]?.from, said.from) && isAt(slots[at]?.to, said.to) && isOfHalf(Number(slots[at]?.from), heard),
    )
    const [slot] = fits
    return slot && fits.length === 1 ? { value: slot.value, isSure: true } : found
  }

/** In characters. */
const SAID_MAX = 80

const isAt = (written: string | undefined, said: number): boolean =>
  Number(written) === said || (said <= HALF_DAY && Number(written) % HALF_DAY === said % HALF_DAY)

/** Whether a slot begins in the half of the day that was named, if one was. */
const isOfHalf = (from: number, heard: string): boolean =>
  /de la mañana/iu.test(heard) ? from < HALF_DAY : from >= HALF_DAY || !/de la (?:tarde|noche)/iu.test(heard)

/** The two hours of "de once a una", beside which nothing else is said. */
function hoursIn(words: readonly string[]): { from: number; to: number } | undefined {
  const start = words.findIndex((_, at) => hourAt(words, at) !== undefined)
  const from = start < 0 ? undefined : hourAt(words, start)
  const isBetween = words[start - 1] === 'entre' && words[from?.next ?? 0] === 'y'
  const isSpan = isBetween || /^(?:a|hasta)$/.test(words[from?.next ?? 0] ?? '')
  const to = from && isSpan ? hourAt(words, from.next + 1) : undefined
  if (!from || !to) return undefined
  const beside = [...words.slice(0, start), PAUSE, ...words.slice(to.next)].join(' ')
  return BESIDE.test(beside) ? { from: from.value, to: to.value } : undefined
}

/** "Las once", "una". */
function hourAt(words: readonly string[], at: number): { value: number; next: number } | undefined {
  const start = /^las?$/.test(words[at] ?? '') ? at + 1 : at
  const found = words[start] === 'una' ? { value: 1, next: start + 1 } : cardinalAt(words, start)
  return found && found.value < 25 ? found : undefined
}
