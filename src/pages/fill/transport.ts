/** The calls of this page, in one part. */
export { readCapabilities } from '../../transport/capabilities.ts'
export { loadPublicForm } from '../../transport/load-public-form.ts'
export { recordProgress } from '../../transport/record-progress.ts'
export { createSession, sendSubmission } from '../../transport/submit-session.ts'
export { transcribeAudio } from '../../transport/transcribe-audio.ts'
