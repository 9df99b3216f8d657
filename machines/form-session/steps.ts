import type { FieldState } from '../../rules/form-answers.ts'
import { keepsUnconfirmed, takesAnswer } from './answers.ts'
import { leavesForLater } from './navigation.ts'

const stateIn = ({ event }: { event: { state: FieldState } }) => event.state

/** Within the current field: answering it, and what keeps the person there for a moment. */
export const steps = {
  answering: {
    on: {
      'field.completed': {
        guard: { type: 'mayAdvance', params: ({ event }: { event: { fieldId: string } }) => event.fieldId },
        target: 'advancing',
      },
    },
  },
  advancing: {
    description: 'A moment to see the answer before the next field comes',
    tags: 'advancing',
    on: { 'advance.cancelled': { target: 'answering', description: 'Any key or touch' } },
    after: {
      autoAdvance: [
        { guard: 'mayReturn', target: '#reviewing' },
        { target: '#filling', actions: 'moveNext' },
      ],
    },
  },
  refused: {
    id: 'refused',
    description: 'Going on from a wrong answer: the first time it stays, and says why',
    tags: 'refused',
    entry: 'judgeField',
    on: {
      'next.requested': leavesForLater,
      'field.confirmed': leavesForLater,
      'form.finished': { actions: 'leadHere' },
    },
  },
  recalling: {
    description: 'What was said here before becomes the answer; a person who has come back for it stays',
    on: { 'field.answered': takesAnswer, 'field.completed': 'answering' },
  },
  awaiting: {
    description: 'The submission was asked for, and goes on once what is being said is the answer',
    tags: 'awaiting',
    on: {
      'field.answered': takesAnswer,
      'voice.proposed': {
        target: 'proposed',
        ...keepsUnconfirmed,
        description: 'Of several answers the first one is not all: the submission comes after them',
      },
      'field.changed': {
        guard: { type: 'isCompletion', params: stateIn },
        target: 'answering',
        actions: [{ type: 'keepState', params: stateIn }, 'saveSession', 'finish'],
      },
    },
  },
  proposed: {
    description: 'The submission was asked for, and several answers wait for the yes that it goes on with',
    tags: 'awaiting',
  },
  unanswered: { description: 'There is nothing to send yet, and that is said', tags: 'unanswered' },
} as const
