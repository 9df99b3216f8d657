/** The machines of a filling and what is shown only when they are there, as one part of the page. */
export { selectView } from '../selectors.ts'
export { AnswerError } from './answer-error.tsx'
export { Recovery } from './recovery.tsx'
export { Rest } from './rest.tsx'
export { Thanks } from './thanks.tsx'
export { Underway } from './underway.ts'
export { VoiceQuestions } from './voice-questions.tsx'
export { VoiceSettingsPanel } from './voice-settings-panel.tsx'
