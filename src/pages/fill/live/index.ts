/** The machines of a filling and what is shown only when they are there, as one part of the page. */
export { selectView } from '../session/selectors.ts'
export { AnswerError } from './answer-error.tsx'
export { Recovery } from './recovery.tsx'
export { Rest } from './below-the-fold.tsx'
export { Thanks } from './thanks.tsx'
export { Underway } from './live-session.ts'
export { VoiceQuestions } from './voice/voice-questions.tsx'
export { VoiceSettingsPanel } from './voice/voice-settings-panel.tsx'
