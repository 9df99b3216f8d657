import { exactly } from '../shared/exact-label.ts'
import type { Normalise, RulesOfLanguage } from '../shared/normalise.ts'
import { text, textareaWith } from '../shared/text.ts'

/** A language without rules: the words stay, an option may be said by its label, and the rest is asked to be typed. */
const choice: Normalise = (field, transcript) => exactly(field.options ?? [], transcript)

const checkbox: Normalise = (field, transcript) => {
  const exact = exactly(field.options ?? [], transcript)
  return exact === undefined ? undefined : [exact]
}

const nothing: Normalise = () => undefined

const textarea = textareaWith('new line', 'new paragraph')

export const rules: RulesOfLanguage = {
  text: async () => text,
  textarea: async () => textarea,
  number: async () => nothing,
  email: async () => nothing,
  url: async () => nothing,
  tel: async () => nothing,
  date: async () => nothing,
  select: async () => choice,
  radio: async () => choice,
  checkbox: async () => checkbox,
  file: async () => nothing,
}
