import type { FieldType } from '../../../contract/types.gen.ts'
import { traitsOf } from '../../../rules/field-types.ts'
import { metadataOf, type Structured } from '../../../rules/fields.ts'
import { SUBMIT_BUTTON_TEXT, SUBMIT_BUTTON_TEXT_MAX } from '../../../rules/limits.ts'

/** The words of the page, where the rules and machines do not hold them. */
export const LOADING = 'Loading form...'
export const NOT_FOUND_TITLE = 'Form Not Found'
export const LOAD_ERROR_TITLE = 'Error Loading Form'
export const UNEXPECTED_TITLE = 'Unexpected Error'
export const UNEXPECTED = 'Form data could not be loaded.'

export const NOTICE_TITLE = 'Voice-Enabled Form'
export const NOTICE = 'Complete each field using your voice. The form will guide you through each step.'

/** Goes on from the owner's words of welcome to the first field. */
export const START = 'Start'

/** Before the name of the form's language. */
export const ANSWERS_IN = 'Answers in'

/** How long answers stay, where the owner set it. */
export const deletedText = (days: number) => `Answers are deleted after ${days === 1 ? 'one day' : `${days} days`}.`

/** Of words that are cut where the screen is small. */
export const MORE = 'More'
export const LESS = 'Less'

export const progressText = (completed: number, total: number) => `Progress: ${completed} of ${total} fields completed`
export const positionText = (index: number, total: number) => `Field ${index + 1} of ${total}`

/** The way on, by where it leads. */
export const WAYS = { next: 'Next', submit: 'Submit Form', review: 'Back to Review' } as const

/** What sends the answers, in the owner's words where they chose some that fit a button. */
export function submitText(form: Structured): string {
  const { submitButtonText } = metadataOf(form)
  const isOwn = submitButtonText !== SUBMIT_BUTTON_TEXT && submitButtonText.length <= SUBMIT_BUTTON_TEXT_MAX
  return isOwn ? submitButtonText : WAYS.submit
}

/** Before and after the label of the field. */
export const SAY_HINT = ['Say "', '" to get started'] as const

export const VOICE_LABELS = {
  idle: 'Voice Input',
  'requesting-permission': 'Stop',
  listening: 'Stop',
  processing: 'Stop',
  transcribing: 'Stop',
  completed: 'Done',
  error: 'Retry',
} as const

export const VOICE_TEXTS = {
  idle: 'Ready for voice input',
  'requesting-permission': 'Requesting microphone access...',
  listening: 'Listening... Speak now',
  processing: 'Processing your response...',
  transcribing: 'Converting speech to text...',
  completed: 'Voice input completed',
  error: 'Voice input failed',
} as const

export type VoiceState = keyof typeof VOICE_LABELS

/** The keys, as a sentence for a person with a keyboard. */
export function keysText(type: FieldType): string {
  const { control } = traitsOf(type)
  const goesOn = control === 'lines' ? 'Ctrl+Enter goes on.' : 'Enter goes on.'
  const chooses = control === 'group' ? ' A digit or a letter chooses.' : ''
  return `${goesOn}${chooses} Alt with the arrow keys moves. Escape stops listening.`
}
