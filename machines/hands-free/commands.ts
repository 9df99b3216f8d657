import type { Note } from '../../rules/conversation/index.ts'
import type { SpokenCommand } from '../../rules/spoken-commands/index.ts'
import type { ProsodyCommand } from './prosody.ts'
import type { CommandEvent, FormCommand } from './types.ts'

/** A command as an event of its own, so that each topic says which it takes. Where nothing rests, "go on" is "next". */
export function eventOf(said: SpokenCommand): CommandEvent {
  if (said.command === 'resume') return { type: 'next.said' }
  return said.command === 'go-to' ? { type: 'field.named', index: said.index } : { type: `${said.command}.said` }
}

/** Sends the form a command, and waits until it has followed. */
const asks = <Order extends FormCommand>(order: Order) =>
  ({ target: '#handsFree.on.moving', actions: { type: 'commandForm', params: order } }) as const

/** The current topic again, after a word on why. */
const repeats = <Kind extends Note>(note: Kind) =>
  ({ target: '.again', reenter: true, actions: ['resetCounts', { type: 'note', params: note }] }) as const

/** What was heard cannot be done now; the number of further questions is limited. */
export const unmatched = [
  { guard: 'hasMissesLeft', target: '.again', reenter: true, actions: 'countMiss' },
  { target: '#handsFree.on.resting', actions: 'giveUp' },
] as const

/** In the open modal no field is current: nothing can be gone on from, skipped, cleared, undone or spelled. */
const notInReview = { guard: 'isSending', ...repeats({ kind: 'in-review' }) } as const

/** The modal is left, unsent. */
export const closes = asks({ type: 'submission.closed' })
const closesReview = { guard: 'isSending', ...closes } as const

/** Of an answer that was seen or heard in the review. */
export const changes = {
  target: '#handsFree.on.changing',
  actions: 'changeNamed',
  description: 'From the review, which comes again afterwards',
} as const

/** What the modal asks comes first. */
const asksAgain = { guard: 'isSending', target: '#handsFree.on.returning' } as const

/** Read again as it was asked for. */
const readsAs = (command: ProsodyCommand) =>
  ({
    target: '.again',
    reenter: true,
    actions: ['resetCounts', 'forgetNote', { type: 'changeProsody', params: command }],
  }) as const

/** What each command does, unless the topic defines it. */
export const commands = {
  'next.said': [notInReview, { guard: 'hasNext', ...asks({ type: 'next.requested' }) }, { target: '.finishing' }],
  'back.said': [
    closesReview,
    { guard: 'hasPrevious', ...asks({ type: 'previous.requested' }) },
    repeats({ kind: 'first' }),
  ],
  'repeat.said': { target: '.again', reenter: true, actions: 'resetCounts' },
  'retry.said': { target: '.again', reenter: true, actions: 'resetCounts' },
  'slower.said': readsAs('slower'),
  'faster.said': readsAs('faster'),
  'louder.said': [{ guard: 'isLoudest', ...repeats({ kind: 'loudest' }) }, readsAs('louder')],
  'quieter.said': readsAs('quieter'),
  'skip.said': [
    notInReview,
    { guard: 'isRequired', ...repeats({ kind: 'required' }) },
    { guard: 'hasNext', ...asks({ type: 'next.requested' }) },
    { target: '.finishing' },
  ],
  'clear.said': [
    notInReview,
    {
      target: '#handsFree.on.moving',
      actions: [
        'forgetPending',
        { type: 'note', params: { kind: 'cleared' } },
        { type: 'commandForm', params: { type: 'field.retried' } },
      ],
    },
  ],
  'undo.said': [
    notInReview,
    {
      guard: 'canUndo',
      target: '#handsFree.on.moving',
      actions: [
        'forgetPending',
        { type: 'note', params: { kind: 'undone' } },
        { type: 'commandForm', params: { type: 'undo.requested' } },
      ],
    },
    repeats({ kind: 'nothing-to-undo' }),
  ],
  'spell.said': [notInReview, { guard: 'isSpellable', target: '.spelling' }, repeats({ kind: 'unspellable' })],
  'help.said': '#handsFree.on.helping',
  'stop.said': { target: '#handsFree.on.resting', actions: 'forgetNote' },
  'mute.said': { target: '#handsFree.on.paused', actions: 'forgetNote' },
  'review.said': '.reviewing',
  'submit.said': [
    asksAgain,
    { guard: 'isReady', ...asks({ type: 'submission.requested' }) },
    {
      guard: 'hasMissing',
      target: '#handsFree.on.moving',
      actions: ['noteMissing', 'goToMissing'],
      description: 'What is still needed is named, and asked for',
    },
    repeats({ kind: 'nothing-to-send' }),
  ],
  'field.named': [
    { guard: 'isSending', ...changes },
    { target: '#handsFree.on.changing', actions: 'goToNamed' },
  ],
  'yes.said': [asksAgain, ...unmatched],
  'no.said': [closesReview, ...unmatched],
} as const
