import type { FieldType } from '../../contract/types.gen.ts'
import type { Normalise } from './normalise.ts'

const nothing: Normalise = () => undefined

const LOADERS: Record<FieldType, () => Promise<Normalise>> = {
  text: async () => (await import('./en/text.ts')).text,
  textarea: async () => (await import('./en/text.ts')).textarea,
  number: async () => (await import('./en/number.ts')).number,
  email: async () => (await import('./en/email.ts')).email,
  url: async () => (await import('./en/url.ts')).url,
  tel: async () => (await import('./en/tel.ts')).tel,
  date: async () => (await import('./en/date.ts')).date,
  select: async () => (await import('./en/choice.ts')).choice,
  radio: async () => (await import('./en/choice.ts')).choice,
  checkbox: async () => (await import('./en/checkbox.ts')).checkbox,
  file: async () => nothing,
}

/**
 * The rules of one type of field in one language, loaded when a form has such a field; those of phones are the largest by far.
 * @param locale BCP 47, of the form
 */
export const loadNormaliser = (type: FieldType, _locale = 'en-US'): Promise<Normalise> => LOADERS[type]()
