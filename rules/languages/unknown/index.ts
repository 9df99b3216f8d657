import type { FieldType } from '../../../contract/types.gen.ts'
import { exactly } from '../shared/exact-label.ts'
import { nothing } from '../shared/nothing.ts'
import type { Normalise } from '../shared/normalise.ts'
import { text, textareaWith } from '../shared/text.ts'

/** A language without rules: the words stay, an option may be said by its label, and the rest is asked to be typed. */
const choice: Normalise = (field, transcript) => exactly(field.options ?? [], transcript)

const checkbox: Normalise = (field, transcript) => {
  const exact = exactly(field.options ?? [], transcript)
  return exact === undefined ? undefined : [exact]
}

export const unknown: Readonly<Record<FieldType, Normalise>> = {
  text,
  textarea: textareaWith('new line', 'new paragraph'),
  number: nothing,
  email: nothing,
  url: nothing,
  tel: nothing,
  date: nothing,
  select: choice,
  radio: choice,
  checkbox,
  file: nothing,
}
