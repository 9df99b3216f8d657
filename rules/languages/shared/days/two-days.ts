import type { Layer } from '../normalise.ts'

/** How a language tells when somebody goes and comes back. */
interface TwoDays {
  /** Between the two: "and we come back". */
  joint: RegExp
  /** The month, which may only be said of the second: "el 20 y regresamos el 28 de diciembre". */
  month: RegExp
  /** A question for the second day. */
  asksEnd: RegExp
  /** A question for the first one. */
  asksStart: RegExp
}

/** In characters. */
const SAID_MAX = 120

/** Reads of two days the one that the question asks for; where it asks for neither, the first is proposed. */
export const ofTwoDays =
  ({ joint, month, asksEnd, asksStart }: TwoDays): Layer =>
  (read) =>
  (field, heard, circumstances) => {
    const [first, second, ...more] = heard.length > SAID_MAX ? [] : heard.split(joint)
    const [named] = month.exec(second ?? '') ?? []
    if (first === undefined || second === undefined || named === undefined || more.length > 0)
      return read(field, heard, circumstances)
    const start = read(field, month.test(first) ? first : `${first} ${named}`, circumstances)
    const end = read(field, second, circumstances)
    if (!start || !end) return read(field, heard, circumstances)
    const { label = '' } = field
    if (asksEnd.test(label)) return end
    return asksStart.test(label) ? start : { ...start, isSure: false, isGuess: true, others: [end.value] }
  }
