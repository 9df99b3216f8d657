import type { FieldType } from '../contract/types.gen.ts'

// What only speech asks for stands by itself, so that the first script of a form is without it.

/** Silence after speech that means the answer is over. People pause while spelling; a word out of a list is over at once. */
export const HANG_MS: Readonly<Record<FieldType, number>> = {
  radio: 800,
  select: 800,
  checkbox: 1200,
  rating: 800,
  consent: 800,
  number: 1200,
  date: 1200,
  text: 1200,
  file: 1200,
  textarea: 1500,
  email: 2000,
  tel: 1800,
  url: 2000,
}
export const COMMAND_HANG_MS = 800
export const SPELLING_HANG_MS = 2000
/** What a person asks for: times the silence that ends an answer of the type. */
export const PAUSE_FACTORS = { short: 0.75, normal: 1, long: 1.75, 'very-long': 3 } as const
/** Silence from the start that means that nothing will be said. */
export const NO_SPEECH_MS = 8000
