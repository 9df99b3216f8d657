import { reading } from '../layers.ts'

/** A question for a habit, and that it is over: "lo dejé hace seis años". */
const ASKS_HABIT = /^¿?(?:(?:usted|actualmente|tú|vos) )?(?:fum|beb|consum|tom|vape)\p{L}+/iu
const GIVEN_UP =
  /^(?:(?:no|ya no|pues|bueno),? )*(?:lo|la|los) (?:dejé|he dejado|dejamos)(?: (?:ya )?(?:hace|en|el|desde) [^,.;?]{2,40})?[.!]?$/iu

/** Reads that a habit was given up as a no. */
export const orGivenUp = reading((heard, { label, options }) =>
  options.length === 2 && ASKS_HABIT.test(label) && GIVEN_UP.test(heard) ? 'no' : heard,
)

/** When it was, after a label that is a clause: "lo dejé cuando nació la Martina". */
const WHEN =
  /^(?<label>\p{L}+ \p{L}+(?: \p{L}+)*?),? cuando (?!.*(?<!\p{L})(?:no|ni|si|pero|aunque|o)(?!\p{L}))[^,.;?]{3,60}[.!]?$/iu

/** Reads a label without when it was. */
export const withoutWhen = reading((heard, { options }) => {
  const said = WHEN.exec(heard)?.groups?.label?.toLowerCase()
  return options.find(({ label }) => label.toLowerCase() === said)?.label ?? heard
})
