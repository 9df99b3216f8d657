import { proposedIn } from './answers.ts'
import { insists, turn, updates } from './turns.ts'
import type { FormState } from './types.ts'

const formStateIn = ({ event }: { event: { formState: FormState } }): FormState => event.formState

/** What was said answers several fields: all of it is read back before any is filled in. */
export const proposes = {
  target: '#handsFree.on.talking.proposing',
  reenter: true,
  actions: { type: 'keepProposed', params: proposedIn },
  description: 'The answers to several fields in one utterance',
} as const

const drops = (kind: 'cleared' | 'undone') =>
  ({ target: 'question', actions: ['forgetPending', { type: 'note', params: { kind } }] }) as const

export const proposing = {
  ...turn('proposing', 'command'),
  description: 'The answers to several fields are read back, and wait for one yes',
  on: {
    ...insists('proposing'),
    'yes.said': { target: '#handsFree.on.giving', actions: 'fillProposed' },
    'no.said': {
      target: 'question',
      actions: ['reportRefused', 'forgetPending', 'askOneByOne', 'resetCounts'],
      description: 'Field by field, from this one',
    },
    'spell.said': { target: 'question', actions: ['forgetPending', 'askOneByOne'] },
    'clear.said': drops('cleared'),
    'undo.said': drops('undone'),
    'voice.proposed': { ...proposes, description: 'Corrected in words, or said again' },
  },
} as const

export const giving = {
  description: 'The form was given several answers, and follows at once',
  exit: 'forgetPending',
  on: {
    'question.entered': [
      {
        guard: 'awaitsSubmission',
        target: 'talking.question',
        actions: [updates, 'forgetRefused', 'resetCounts', 'requestSubmission'],
        description: 'The form has the answers that its submission waited for',
      },
      {
        guard: { type: 'isAtEnd', params: formStateIn },
        target: 'talking.finishing',
        actions: [updates, 'forgetRefused', 'resetCounts'],
        description: 'The last answer was that of the last field',
      },
      {
        target: 'talking.question',
        actions: [updates, 'forgetRefused', 'resetCounts'],
        description: 'The first field that was passed over, or else the one after the last answer',
      },
    ],
  },
  after: { moveWait: 'returning' },
} as const
