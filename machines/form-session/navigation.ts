import { and, not, or } from 'xstate'

/** Coming to another field starts its state, and its voice, again. */
const comes = <Action>(actions: Action) => ({ target: '#filling', reenter: true, actions }) as const

const indexIn = ({ event }: { event: { index: number } }) => event.index

const staysFirst = { target: '.refused', description: 'Stays at a wrong answer, and says why' } as const

const asksForAnswers = { target: '.unanswered', actions: 'leadHere' } as const

/** From the review, or from hearing what it holds: to the field, and to the review once it has its answer. */
export const changes = {
  ...comes({ type: 'beginChange', params: indexIn } as const),
  description: 'Change: the review comes once the field has its answer',
} as const

/** A wrong answer is left for later only when the person goes on a second time. */
export const leavesForLater = {
  guard: 'hasNext',
  ...comes('moveNext' as const),
  description: 'Left for later',
} as const

/** From field to field, and after the last one to the review. */
export const navigation = {
  'next.requested': [
    { guard: and(['hasNext', 'isWrong']), ...staysFirst },
    { guard: 'mayReturn', target: '#reviewing', description: 'From the field that was changed' },
    { guard: 'hasNext', ...comes('moveNext' as const) },
  ],
  'previous.requested': { guard: 'hasPrevious', ...comes('movePrevious' as const) },
  'field.chosen': {
    guard: { type: 'isElsewhere', params: indexIn },
    ...comes({ type: 'moveTo', params: indexIn } as const),
  },
  'change.requested': changes,
  'field.confirmed': [
    { guard: 'isWrong', ...staysFirst },
    { guard: and(['mayReturn', or(['isCompleted', 'isSkippable'])]), target: '#reviewing' },
    {
      guard: and(['hasNext', or(['isCompleted', 'isSkippable'])]),
      ...comes('moveNext' as const),
      description: 'Goes on from what is confirmed already; confirming nothing skips an optional field',
    },
    {
      guard: and([not('hasNext'), not('mayReturn'), 'canSubmit', 'hasAnswers']),
      actions: ['forwardToField', 'offerSubmission'],
      description: 'After the last field there is only the sending',
    },
    { actions: 'forwardToField' },
  ],
  'form.finished': [
    { guard: 'isWrong', ...staysFirst },
    {
      guard: not('canSubmit'),
      target: '#refused',
      reenter: true,
      actions: ['moveToMissing', 'leadHere'],
      description: 'What is missing is said where it is missing',
    },
    { guard: not('hasAnswers'), ...asksForAnswers },
    { target: '#reviewing' },
  ],
  'submission.requested': [
    { guard: and(['canSubmit', 'hasAnswers']), target: '#reviewing' },
    { guard: 'canSubmit', ...asksForAnswers },
  ],
  'submission.awaited': { target: '.awaiting', description: 'What is being said belongs to it' },
  'restart.requested': { target: 'restarting', description: 'Start Over' },
} as const
