import {
  dateAsWritten,
  emailAsWritten,
  isPhoneAsWritten,
  numberAsWritten,
  urlAsWritten,
} from '../shared/answers/as-written.ts'
import { exactly } from '../shared/exact-label.ts'
import { type Normalise, plainly, type ReadAnswer, type RulesOfLanguage } from '../shared/normalise.ts'

/**
 * A language without rules: the words stay, an option may be said by its label, and what is written the same everywhere is taken;
 * the rest is asked to be typed.
 */
const choice: Normalise = (field, transcript) => exactly(field.options ?? [], transcript)

/** Recognisers write a comma between two things of a list, whichever word is said there. */
const checkbox: Normalise = (field, transcript) => {
  const options = field.options ?? []
  const whole = exactly(options, transcript)
  const chosen = whole === undefined ? transcript.split(/[,;،、]/u).map((part) => exactly(options, part)) : [whole]
  const values = chosen.filter((value) => value !== undefined)
  return values.length === chosen.length ? [...new Set(values)] : undefined
}

const nothing: Normalise = () => undefined

/** A rating is a whole number. */
const points: Normalise = (...heard) => {
  const value = numberAsWritten(...heard)
  return Number.isInteger(value) ? value : undefined
}

/** The digits of telephone numbers are dialled alike in all languages; words among them are not known. */
const phone =
  (read: ReadAnswer): ReadAnswer =>
  (...heard) =>
    isPhoneAsWritten(heard[1]) ? read(...heard) : undefined

export const rules: RulesOfLanguage = {
  text: async () => (await import('../en/transcript/text.ts')).text,
  textarea: async () => (await import('../en/transcript/text.ts')).textarea,
  number: async () => plainly(numberAsWritten),
  email: async () => plainly(emailAsWritten),
  url: async () => plainly(urlAsWritten),
  tel: async () => phone((await import('../en/transcript/explained/tel.ts')).telRule),
  date: async () => plainly(dateAsWritten),
  select: async () => plainly(choice),
  radio: async () => plainly(choice),
  checkbox: async () => plainly(checkbox),
  rating: async () => plainly(points),
  consent: async () => plainly(nothing),
  file: async () => plainly(nothing),
}
