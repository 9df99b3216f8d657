import { and, assign, not, sendTo, setup } from 'xstate'
import type { FormField } from '../../contract/types.gen.ts'
import { type AnswerValue, isAnswered, validateAnswer } from '../../rules/answers.ts'
import { completeAnswer, typedProblem } from '../../rules/completeness/complete-answer.ts'
import type { FieldState, FieldStatus } from '../../rules/form-answers.ts'
import { parentOf } from '../parent.ts'

/** An answer as it was spoken and understood. */
export interface SpokenAnswer {
  value: AnswerValue
  transcript: string
  /** From 0 to 1; only when the transcriber gave it. */
  confidence: number | undefined
}

type FieldContext = { field: FormField } & Omit<FieldState, 'fieldId' | 'status' | 'isValid'>

type FieldEvent =
  /** With the field as it is asked now, when that depends on other answers. */
  | { type: 'field.entered'; field?: FormField }
  | { type: 'field.left' }
  | { type: 'field.blurred' }
  | { type: 'field.typed'; value: AnswerValue | undefined }
  /** A whole answer by one act: an option, a file. */
  | { type: 'field.picked'; value: AnswerValue }
  | { type: 'field.confirmed' }
  | ({ type: 'field.answered' } & SpokenAnswer)
  | { type: 'field.retried' }
  | { type: 'field.restored'; state: FieldState }

/** What a field reports to the session. */
export type FieldReport = { type: 'field.changed'; state: FieldState } | { type: 'field.completed'; fieldId: string }

const NOTHING = {
  value: undefined,
  transcript: undefined,
  confidence: undefined,
  completedAt: undefined,
  validationError: undefined,
  link: undefined,
}

function reportOf({ field, ...answer }: FieldContext, status: FieldStatus): FieldReport {
  const isValid = status === 'completed' || (status !== 'error' && !field.required)
  return { type: 'field.changed', state: { fieldId: field.id, status, isValid, ...answer } }
}

/** Judged already when it was saved; a problem that stayed in view was too. */
const isJudged = ({ status, validationError }: FieldState): boolean =>
  status === 'completed' || status === 'error' || validationError !== undefined

export const fieldMachine = setup({
  types: { context: {} as FieldContext, events: {} as FieldEvent, input: {} as FormField },
  guards: {
    isEmpty: ({ context: { field, value } }) => !isAnswered(field, value),
    isFaulty: ({ context: { field, value } }) => typedProblem(field, value) !== undefined,
    isFaultyAnswer: ({ context: { field } }, value: AnswerValue) => validateAnswer(field, value) !== undefined,
    wasCompleted: ({ context: { field } }, state: FieldState) =>
      isJudged(state) && isAnswered(field, state.value) && !validateAnswer(field, state.value),
    wasFaulty: ({ context: { field } }, state: FieldState) =>
      isJudged(state) && validateAnswer(field, state.value) !== undefined,
  },
  actions: {
    keepField: assign(({ context }, field: FormField | undefined) => ({ field: field ?? context.field })),
    keepTyped: assign((_, value: AnswerValue | undefined) => ({ ...NOTHING, value })),
    keepSpoken: assign((_, { value, transcript, confidence }: SpokenAnswer) => ({
      ...NOTHING,
      value,
      transcript,
      confidence,
    })),
    keepRestored: assign((_, { value, transcript, confidence, completedAt, link }: FieldState) => ({
      ...NOTHING,
      value,
      transcript,
      confidence,
      completedAt,
      link,
    })),
    keepProblem: assign({ validationError: ({ context: { field, value } }) => validateAnswer(field, value) }),
    completeTyped: assign({ value: ({ context: { field, value } }) => completeAnswer(field, value) }),
    forgetProblem: assign({ validationError: undefined }),
    forgetAnswer: assign(NOTHING),
    noteCompletion: assign({ completedAt: () => new Date().toISOString() }),
    report: sendTo(parentOf, ({ context }, status: FieldStatus) => reportOf(context, status)),
    reportCompletion: sendTo(parentOf, ({ context }) => ({ type: 'field.completed', fieldId: context.field.id })),
  },
}).createMachine({
  id: 'field',
  description: 'The status of one field of a session. Its definition and its answer are data.',
  context: ({ input }) => ({ field: input, ...NOTHING }),
  initial: 'pending',
  on: {
    'field.entered': {
      target: '.active',
      actions: { type: 'keepField', params: ({ event }) => event.field },
      description: 'The person came to this field',
    },
    'field.typed': {
      target: '.active',
      actions: { type: 'keepTyped', params: ({ event }) => event.value },
      description: 'Typing takes the place of what was spoken',
    },
    'field.picked': [
      {
        guard: { type: 'isFaultyAnswer', params: ({ event }) => event.value },
        target: '.error',
        actions: [{ type: 'keepTyped', params: ({ event }) => event.value }, 'keepProblem'],
        description: 'Judged at once: there is no more to come',
      },
      {
        target: '.completed',
        actions: [{ type: 'keepTyped', params: ({ event }) => event.value }, 'noteCompletion', 'reportCompletion'],
      },
    ],
    'field.answered': [
      {
        guard: { type: 'isFaultyAnswer', params: ({ event }) => event.value },
        target: '.error',
        actions: [{ type: 'keepSpoken', params: ({ event }) => event }, 'keepProblem'],
      },
      {
        target: '.completed',
        actions: [{ type: 'keepSpoken', params: ({ event }) => event }, 'noteCompletion', 'reportCompletion'],
      },
    ],
    'field.retried': { target: '.active', actions: 'forgetAnswer', description: 'Clears value and transcript' },
    'field.restored': [
      {
        guard: { type: 'wasCompleted', params: ({ event }) => event.state },
        target: '.completed',
        actions: { type: 'keepRestored', params: ({ event }) => event.state },
      },
      {
        guard: { type: 'wasFaulty', params: ({ event }) => event.state },
        target: '.error',
        actions: [{ type: 'keepRestored', params: ({ event }) => event.state }, 'keepProblem'],
        description: 'Also when an old problem was in view; the field is judged as its owner has it now',
      },
      { target: '.pending', actions: { type: 'keepRestored', params: ({ event }) => event.state } },
    ],
  },
  states: {
    pending: { description: 'Not yet the current field, or left empty', entry: { type: 'report', params: 'pending' } },
    active: {
      description: 'The current field; an old problem stays in view until the answer changes',
      entry: { type: 'report', params: 'active' },
      exit: 'completeTyped',
      on: {
        'field.left': [
          { guard: 'isEmpty', target: 'pending', actions: 'forgetProblem' },
          { guard: 'isFaulty', target: 'error', actions: 'keepProblem' },
          { target: 'completed', actions: 'noteCompletion' },
        ],
        'field.blurred': {
          guard: and([not('isEmpty'), 'isFaulty']),
          target: 'error',
          actions: 'keepProblem',
          description: 'The keyboard went elsewhere; nothing that is still empty is wrong yet',
        },
        'field.confirmed': [
          { guard: 'isFaulty', target: 'error', actions: 'keepProblem' },
          {
            guard: not('isEmpty'),
            target: 'completed',
            actions: ['noteCompletion', 'reportCompletion'],
          },
        ],
      },
    },
    completed: { description: 'Has a valid answer', entry: { type: 'report', params: 'completed' } },
    error: {
      description: 'Field validation failed; the answer is kept, so nothing typed is lost',
      entry: { type: 'report', params: 'error' },
    },
  },
})
