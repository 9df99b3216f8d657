import type { FormField } from '../../../contract/types.gen.ts'
import type { HandsFreeEvent, HandsFreeInput, FormState } from '../../../machines/hands-free/types.ts'
import { loadedLanguage } from '../../../rules/languages/loaded.ts'

/** States of a form, and what is heard in them. */

export const name: FormField = { id: 'name', name: 'name', label: 'Your name', type: 'text', required: true }
export const room: FormField = {
  id: 'room',
  name: 'room',
  label: 'Favourite room',
  type: 'select',
  options: [
    { label: 'Garden', value: 'garden' },
    { label: 'Library', value: 'library' },
  ],
}

export const formState: FormState = {
  stage: 'filling',
  fields: [name, room],
  index: 0,
  answer: undefined,
  problem: undefined,
  isAdvancing: false,
  isRefused: false,
  isChanging: false,
  answers: [],
  missing: [0],
  canUndo: false,
  isReady: false,
  sending: undefined,
  failure: undefined,
}
/** The language of a conversation, and what is said in it. */
export const speaking = (locale: string) => ({ locale, words: loadedLanguage(locale).conversation })
export const input: HandsFreeInput = {
  ...speaking('en-US'),
  completionMessage: 'Thank you for your submission!',
  formState,
}
export const atLast: FormState = {
  ...formState,
  index: 1,
  answers: [{ label: 'Your name', answer: 'Ada' }],
  missing: [],
  canUndo: true,
  isReady: true,
}
/** After its answer was given with others. */
export const atEnd: FormState = { ...atLast, answer: 'garden' }
export const atModal: FormState = { ...atLast, stage: 'reviewing', sending: 'confirmation' }
export const nothing: FormState = { ...formState, missing: [], fields: [room] }
export const optional: FormState = { ...formState, fields: [room, name], missing: [1] }

export const answer = { value: 'Ada', transcript: 'ada', confidence: 0.9 }
export const doubt = { value: 'Eda', transcript: 'eda', confidence: 0.4 }
export const proposed = {
  parts: [
    { field: name, value: 'Ada', words: 'ada' },
    { field: room, value: 'garden', words: 'the garden room' },
  ],
  transcript: 'ada the garden room',
  confidence: 0.9,
}
export const failure = (kind: string): HandsFreeEvent => ({
  type: 'voice.failed',
  failure: { kind, message: `${kind}.` },
  transcript: 'gibberish',
})
