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

function typeOf(before: FormState, after: FormState): FormEvent['type'] {
  const { sending } = after
  if (sending !== before.sending && sending && sending !== 'confirmation') return SENDING[sending]
  if (after.stage !== before.stage) return after.stage === 'filling' ? 'review.closed' : 'review.opened'
  if (after.index !== before.index) return 'question.entered'
  if (after.problem !== undefined && (after.problem !== before.problem || after.answer !== before.answer))
    return 'answer.refused'
  return before.isAdvancing && !after.isAdvancing ? 'advance.cancelled' : 'form.changed'
}
