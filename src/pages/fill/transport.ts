/** The calls of this page, in one part. */
export { readCapabilities } from '../../transport/capabilities.ts'
export { answeredBefore, forgetAnswered, keepAnswered, keepDevice } from '../../transport/form-pass.ts'
export { keepPage } from '../../transport/keep-page.ts'
export { enterPassword, loadLockedForm } from '../../transport/locked-form.ts'
export { deviceStore } from '../../transport/outbox/database.ts'
export { keepSubmission, releaseSubmission, withdrawSubmission } from '../../transport/outbox/outbox.ts'
export { runOutbox } from '../../transport/outbox/runner.ts'
export { recordProgress } from '../../transport/record-progress.ts'
export { createSession, sendSubmission } from '../../transport/outbox/submit-session.ts'
export {
  canTransfer,
  linkOf,
  receiveTransfer,
  sendTransfer,
  takeCodeFromAddress,
  wouldReplace,
} from '../../transport/transfer/transfer.ts'
export { transcribeAudio } from '../../transport/transcribe-audio.ts'
