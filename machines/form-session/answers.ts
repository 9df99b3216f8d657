import { and } from 'xstate'
import type { AnswerValue } from '../../rules/answers.ts'
import type { Unconfirmed } from '../voice-capture/types.ts'
import type { AnswerLeft, Mishearing } from './types.ts'

const undoes = { target: '#filling', reenter: true, actions: ['restoreAnswer', 'moveToUndone'] } as const

/** What the voice gives. */
export const takesAnswer = {
  actions: [{ type: 'rememberAnswer', params: false }, 'forgetUnconfirmed', 'forwardToField'],
} as const

/** The voice of the field may end before the person has answered. */
export const keepsUnconfirmed = {
  actions: [{ type: 'keepUnconfirmed', params: ({ event }: { event: Unconfirmed }) => event }, 'saveSession'],
  description: 'It waits for a yes also where the person goes elsewhere before they give one, or the page ends',
} as const

/** Of any field, of which the person may have gone on already. */
export const keepsLeft = { type: 'keepLeft', params: ({ event }: { event: AnswerLeft }) => event } as const

/** Answers of the current field, by hand and by voice, and what takes them back. */
export const answers = {
  'field.typed': {
    target: '.answering',
    actions: [{ type: 'rememberAnswer', params: true }, 'forgetUnconfirmed', 'forwardToField', 'forwardToVoice'],
  },
  'field.picked': {
    target: '.answering',
    actions: [
      { type: 'rememberAnswer', params: false },
      'forgetUnconfirmed',
      'forwardToField',
      { type: 'notifyVoice', params: ({ event }: { event: { value: AnswerValue } }) => event.value },
    ],
    description: 'A whole answer at once: an option, a file',
  },
  'field.blurred': {
    guard: { type: 'isHere', params: ({ event }: { event: { index: number } }) => event.index },
    actions: 'forwardToField',
    description: 'The keyboard left the control: what is wrong is said now',
  },
  'field.retried': {
    target: '.answering',
    actions: [{ type: 'rememberAnswer', params: false }, 'forgetUnconfirmed', 'forwardToField', 'forwardToVoice'],
  },
  'field.answered': {
    target: '.answering',
    ...takesAnswer,
    description: 'The voice gives its answer',
  },
  'voice.doubted': keepsUnconfirmed,
  'voice.proposed': keepsUnconfirmed,
  'answer.left': {
    guard: { type: 'isOpen', params: ({ event }: { event: AnswerLeft }) => event.fieldId },
    target: '#filling',
    reenter: true,
    actions: keepsLeft,
    description: 'Hands-free is switched off, or its person goes on: the page asks instead',
  },
  'recording.found': {
    target: '.recalling',
    actions: 'recallVoice',
    description: 'The person comes back to what they said, which need not be said again',
  },
  'answer.taken': {
    target: '#filling',
    reenter: true,
    actions: 'forgetUnconfirmed',
    description: 'The conversation asks instead of the page',
  },
  'field.misheard': {
    actions: [
      'forgetUnconfirmed',
      { type: 'countMishearing', params: ({ event }: { event: Mishearing }) => event },
      'saveSession',
    ],
    description: 'Refused, or asked again in a conversation',
  },
  'voice.failed': {
    guard: {
      type: 'isUnheard',
      params: ({ event }: { event: { failure: { kind: string } } }) => event.failure.kind,
    },
    actions: [
      {
        type: 'countMishearing',
        params: ({ event }: { event: { transcript: string } }) => ({
          kind: 'asked_again' as const,
          transcript: event.transcript,
        }),
      },
      'saveSession',
    ],
    description: 'It is counted how often a question was asked again',
  },
  'voice.commanded': [
    { guard: and(['isUndo', 'canUndo']), ...undoes, description: 'Spoken instead of an answer, while one stands' },
    {
      guard: 'isClear',
      target: '.answering',
      actions: [{ type: 'rememberAnswer', params: false }, 'forgetUnconfirmed', 'clearField', 'clearVoice'],
    },
  ],
  'voice.acknowledged': [
    { guard: 'isInError', actions: 'startVoice', description: 'An answer that cannot stand is said again' },
    { actions: 'confirm' },
  ],
  'undo.requested': { guard: 'canUndo', ...undoes, description: 'The answer before is back, in its field' },
} as const
