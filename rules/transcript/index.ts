import type { FieldType } from '../../contract/types.gen.ts'
import { checkbox } from './en/checkbox.ts'
import { choice } from './en/choice.ts'
import { date } from './en/date.ts'
import { email } from './en/email.ts'
import type { Normalise } from './normalise.ts'
import { number } from './en/number.ts'
import { tel } from './en/tel.ts'
import { text, textarea } from './en/text.ts'
import { url } from './en/url.ts'

export { labelSound, type LabelSound } from './en/label-sounds.ts'
export type { Circumstances, Normalise, SpokenField } from './normalise.ts'

const NORMALISERS: Record<FieldType, Normalise> = {
  text,
  textarea,
  number,
  email,
  url,
  tel,
  date,
  select: choice,
  radio: choice,
  checkbox,
  file: () => undefined,
}

/**
 * From what was heard to the value of a field (specification, section 4, Transcript normalisation by type).
 * @param field its type, and for a select, radio or checkbox its options
 * @param transcript as a recogniser wrote it
 * @param circumstances the person's own day and language tag
 * @returns a text, a number for a number field, the chosen values for a checkbox; undefined where there is no
 * confident value and a careful listener would ask again
 */
export const normaliseTranscript: Normalise = (field, transcript, circumstances) =>
  NORMALISERS[field.type]?.(field, transcript, circumstances)
