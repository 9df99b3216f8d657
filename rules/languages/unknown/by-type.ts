import { exactly } from '../shared/exact-label.ts'
import { type Normalise, plainly, type RulesOfLanguage } from '../shared/normalise.ts'

/** A language without rules: the words stay, an option may be said by its label, and the rest is asked to be typed. */
const choice: Normalise = (field, transcript) => exactly(field.options ?? [], transcript)

const checkbox: Normalise = (field, transcript) => {
  const exact = exactly(field.options ?? [], transcript)
  return exact === undefined ? undefined : [exact]
}

const nothing: Normalise = () => undefined

export const rules: RulesOfLanguage = {
  text: async () => (await import('../en/transcript/text.ts')).text,
  textarea: async () => (await import('../en/transcript/text.ts')).textarea,
  number: async () => plainly(nothing),
  email: async () => plainly(nothing),
  url: async () => plainly(nothing),
  tel: async () => plainly(nothing),
  date: async () => plainly(nothing),
  select: async () => plainly(choice),
  radio: async () => plainly(choice),
  checkbox: async () => plainly(checkbox),
  rating: async () => plainly(nothing),
  consent: async () => plainly(nothing),
  file: async () => plainly(nothing),
}
