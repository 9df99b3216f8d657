import type { FormFact, Situation } from './types.ts'

const SENDING = {
  submitting: 'submission.begun',
  success: 'submission.accepted',
  error: 'submission.failed',
} as const

/** What happened between two situations of a filling; the weightiest fact stands for all. */
export function factBetween(before: Situation, after: Situation): FormFact {
  return { type: typeOf(before, after), situation: after }
}

function typeOf(before: Situation, after: Situation): FormFact['type'] {
  const { sending } = after
  if (sending !== before.sending && sending && sending !== 'confirmation') return SENDING[sending]
  if (after.stage !== before.stage) return after.stage === 'filling' ? 'review.closed' : 'review.opened'
  if (after.index !== before.index) return 'question.entered'
  if (after.problem !== undefined && (after.problem !== before.problem || after.answer !== before.answer))
    return 'answer.refused'
  return before.isAdvancing && !after.isAdvancing ? 'advance.cancelled' : 'form.changed'
}
