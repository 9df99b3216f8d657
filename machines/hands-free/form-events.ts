import type { FormEvent, FormState } from './types.ts'

const SENDING = {
  submitting: 'submission.begun',
  success: 'submission.accepted',
  error: 'submission.failed',
} as const

/** What happened between two states of the form; of several events the most important one is given. */
export function formEventBetween(before: FormState, after: FormState): FormEvent {
  return { type: typeOf(before, after), formState: after }
}

/** Who changes an answer is asked for it. */
const closedBy = ({ isChanging }: FormState) => (isChanging ? 'question.entered' : 'review.closed')

/** A problem is said again when the person wants to go on in spite of it. */
const isNews = (before: FormState, after: FormState): boolean =>
  after.problem !== before.problem || after.answer !== before.answer || (after.isRefused && !before.isRefused)

function typeOf(before: FormState, after: FormState): FormEvent['type'] {
  const { sending } = after
  if (sending !== before.sending && sending && sending !== 'confirmation') return SENDING[sending]
  if (after.stage !== before.stage) return after.stage === 'filling' ? closedBy(after) : 'review.opened'
  if (after.index !== before.index) return 'question.entered'
  if (after.problem !== undefined && isNews(before, after)) return 'answer.refused'
  return before.isAdvancing && !after.isAdvancing ? 'advance.cancelled' : 'form.changed'
}
