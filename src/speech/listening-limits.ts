import type { FieldType } from '../../contract/types.gen.ts'

/** How long a person may be silent or speak before listening ends by itself, in milliseconds. */
export interface ListeningLimits {
  /** Silence after speech that means the answer is over. */
  hangMs: number
  /** Silence from the start that means nothing will be said. */
  noSpeechMs: number
  /** The longest recording; the server refuses more than 120 s. */
  maxMs: number
}

/** People pause while spelling, so what is spelled waits longer; a word out of a list is over at once. */
const hangByType: Record<FieldType, number> = {
  radio: 800,
  select: 800,
  checkbox: 1200,
  number: 1200,
  date: 1200,
  text: 1200,
  file: 1200,
  textarea: 1500,
  email: 2000,
  tel: 1800,
  url: 2000,
}

const SHORT_ANSWER_MS = 30_000
const LONG_ANSWER_MS = 110_000

/** The limits for a field of this type. A long text may be told for almost two minutes, anything else for half a minute. */
export function listeningLimits(type: FieldType): ListeningLimits {
  return {
    hangMs: hangByType[type],
    noSpeechMs: 8000,
    maxMs: type === 'textarea' || type === 'text' ? LONG_ANSWER_MS : SHORT_ANSWER_MS,
  }
}
