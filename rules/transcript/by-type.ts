import type { FieldType } from '../../contract/types.gen.ts'
import type { Normalise } from './normalise.ts'

const nothing: Normalise = () => undefined

const LOADERS: Record<FieldType, () => Promise<Normalise>> = {
  text: async () => (await import('./text.ts')).text,
  textarea: async () => (await import('./text.ts')).textarea,
  number: async () => (await import('./number.ts')).number,
  email: async () => (await import('./email.ts')).email,
  url: async () => (await import('./url.ts')).url,
  tel: async () => (await import('./tel.ts')).tel,
  date: async () => (await import('./date.ts')).date,
  select: async () => (await import('./choice.ts')).choice,
  radio: async () => (await import('./choice.ts')).choice,
  checkbox: async () => (await import('./checkbox.ts')).checkbox,
  file: async () => nothing,
}

/** The rules of one type of field, loaded when a form has such a field; those of phones are the largest by far. */
export const loadNormaliser = (type: FieldType): Promise<Normalise> => LOADERS[type]()
