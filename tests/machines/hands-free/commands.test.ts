import { describe, expect, it } from 'vitest'
import { elapsed } from '../support/paths.ts'
import { answered, doubted, goingOn, type TestEvent, snapshotAfter, said, type Way, ways } from './snapshots.ts'
import { atLast, atModal, failure, formState } from './form-states.ts'

/** Where the conversation is then, what the form was sent, and what stands before the next question. */
function after(way: Way, event: TestEvent): string {
  const { place, commands, context } = snapshotAfter(...ways[way], event)
  const { note, silences, misses } = context
  const words = [place, ...commands.map(orderOf), note?.kind, silences && 'silent', misses && 'missed']
  return [...new Set(words)].filter(Boolean).join(' ')
}

const orderOf = ({ type, ...rest }: { type: string }): string => [type, ...Object.values(rest)].join(':')

const filled = 'advancing.pausing field.answered:Ada:ada:0.9 filled'
const doubtful = 'field.answered:Eda:eda:0.4'

describe('While it asks,', () => {
  it.each<[Way, TestEvent, string]>([
    ['question', said('next'), 'moving next.requested'],
    ['last', said('next'), 'finishing'],
    ['changed', said('next'), 'moving next.requested'],
    ['question', said('back'), 'question first'],
    ['last', said('back'), 'moving previous.requested'],
    ['question', said('repeat'), 'question'],
    ['question', said('retry'), 'question'],
    ['question', said('slower'), 'question'],
    ['question', said('louder'), 'question'],
    ['loudest', said('louder'), 'question loudest'],
    ['question', said('skip'), 'question required'],
    ['optional', said('skip'), 'moving next.requested'],
    ['last', said('skip'), 'finishing'],
    ['question', said('clear'), 'moving field.retried cleared'],
    ['question', said('undo'), 'question nothing-to-undo'],
    ['last', said('undo'), 'moving undo.requested undone'],
    ['question', said('spell'), 'spelling'],
    ['last', said('spell'), 'question unspellable'],
    ['question', said('help'), 'helping'],
    ['question', said('stop'), 'resting'],
    ['question', said('mute'), 'paused'],
    ['question', { type: 'voice.commanded', command: 'resume', transcript: 'go on' }, 'moving next.requested'],
    ['question', said('review'), 'reviewing'],
    ['question', said('submit'), 'moving field.chosen:0 missing'],
    ['optional', said('submit'), 'moving field.chosen:1 missing'],
    ['last', said('submit'), 'moving submission.requested'],
    ['question', said('yes'), 'question missed'],
    ['question', said('no'), 'question missed'],
    ['question', { type: 'field.named', index: 1 }, 'changing field.chosen:1'],
    ['question', answered, filled],
    ['question', doubted, 'confirming'],
    ['question', failure('nothing-heard'), 'question field.misheard:asked_again:gibberish silence silent'],
    ['question', failure('not-understood'), 'question field.misheard:asked_again:gibberish missed'],
    ['question', failure('no-answer'), 'question trouble missed'],
    ['question', failure('denied'), 'paused trouble'],
  ])('in %s, after %j: %s', (way, event, outcome) => {
    expect(after(way, event)).toBe(outcome)
  })
})

describe('While something waits for a yes or for letters,', () => {
  it.each<[Way, TestEvent, string]>([
    ['confirming', said('yes'), `advancing.pausing ${doubtful} filled`],
    ['confirming', said('no'), 'question field.misheard:refused:eda refused'],
    ...goingOn.map((event): [Way, TestEvent, string] => ['confirming', event, 'confirming unconfirmed']),
    ['confirming', said('stop'), 'resting'],
    ['confirming', said('mute'), 'paused'],
    ['confirming', said('repeat'), 'confirming'],
    ['confirming', said('quieter'), 'confirming'],
    ['confirming', said('clear'), 'question cleared'],
    ['confirming', said('undo'), 'question undone'],
    ['confirming', said('spell'), 'spelling'],
    ['confirming', answered, 'confirming'],
    ['confirming', doubted, 'confirming'],
    ['confirming', failure('nothing-heard'), 'confirming silence silent'],
    ['confirming', { type: 'conversation.resumed' }, 'confirming'],
    ['spelling', said('next'), 'moving next.requested'],
    ['spelling', said('back'), 'question'],
    ['confirming', said('retry'), 'confirming'],
    ['spelling', answered, 'confirming'],
    ['spelling', doubted, 'confirming'],
    ['spelling', failure('not-understood'), 'spelling field.misheard:asked_again:gibberish missed'],
  ])('in %s, after %j: %s', (way, event, outcome) => {
    expect(after(way, event)).toBe(outcome)
  })
})

describe('While an answer stands for a moment,', () => {
  it.each<[Way, TestEvent, string]>([
    ['advancing', { type: 'voice.overheard' }, 'advancing.overhearing advance.cancelled'],
    ['advancing', { type: 'advance.cancelled', formState }, 'question staying'],
    ['advancing', answered, filled],
    ['advancing', doubted, 'confirming filled'],
    ['advancing', elapsed(500), 'advancing.pausing filled'],
    ['advancing', elapsed(2000), 'moving next.requested filled'],
    ['advancingLast', elapsed(500), 'finishing filled'],
    ['advancingChanged', elapsed(500), 'advancing.pausing filled'],
    ['advancing', failure('nothing-heard'), 'advancing.pausing filled'],
    ['overhearing', said('no'), 'question'],
    ['overhearing', said('repeat'), 'question'],
    ['overhearing', said('retry'), 'question'],
  ])('in %s, after %j: %s', (way, event, outcome) => {
    expect(after(way, event)).toBe(outcome)
  })
})

describe('At the end,', () => {
  it.each<[Way, TestEvent, string]>([
    ['finishing', said('next'), 'finishing'],
    ['finishing', said('back'), 'question'],
    ['finishing', said('submit'), 'moving submission.requested'],
    ['finishing', answered, 'finishing missed'],
    ['finishing', failure('nothing-heard'), 'finishing silence silent'],
    ['reviewing', said('repeat'), 'reviewing'],
    ['reviewing', { type: 'field.named', index: 1 }, 'changing change.requested:1'],
    ['reviewing', doubted, 'reviewing missed'],
    ['sending', said('yes'), 'submitting submission.confirmed'],
    ['sending', said('submit'), 'submitting submission.confirmed'],
    ['sending', said('no'), 'moving submission.closed'],
    ['sending', said('back'), 'moving submission.closed'],
    ['sending', said('repeat'), 'sending'],
    ['sending', { type: 'conversation.resumed' }, 'sending'],
    ['failed', said('retry'), 'submitting submission.retried'],
    ['failed', said('yes'), 'submitting submission.retried'],
    ['failed', said('submit'), 'submitting submission.retried'],
    ['failed', said('no'), 'moving submission.closed'],
    ['failed', said('back'), 'moving submission.closed'],
    ['failed', { type: 'review.closed', formState: atLast }, 'finishing unsent'],
    ['failed', { type: 'submission.begun', formState: { ...atModal, sending: 'submitting' } }, 'submitting'],
  ])('in %s, after %j: %s', (way, event, outcome) => {
    expect(after(way, event)).toBe(outcome)
  })
})

describe('While the submit modal is open,', () => {
  const isReview = 'sending in-review'
  it.each<[Way, TestEvent, string]>([
    ['sending', said('next'), isReview],
    ['sending', said('skip'), isReview],
    ['sending', said('clear'), isReview],
    ['sending', said('undo'), isReview],
    ['sending', said('spell'), isReview],
    ['sending', said('help'), 'helping'],
    ['sending', said('stop'), 'resting'],
    ['sending', said('mute'), 'paused'],
    ['sending', said('review'), 'reviewing'],
    ['sending', { type: 'field.named', index: 0 }, 'changing change.requested:0'],
    ['changing', { type: 'review.closed', formState: atLast }, 'question'],
    ['changing', { type: 'question.entered', formState }, 'question'],
    ['changing', { type: 'form.changed', formState: atLast }, 'question'],
    ['changing', elapsed(2000), 'sending'],
    ['reviewingModal', said('next'), 'reviewing in-review'],
    ['reviewingModal', said('undo'), 'reviewing in-review'],
    ['reviewingModal', said('yes'), 'sending'],
    ['reviewingModal', said('submit'), 'sending'],
    ['reviewingModal', said('no'), 'moving submission.closed'],
    ['reviewingModal', said('back'), 'moving submission.closed'],
    ['failed', said('next'), 'failed in-review'],
    ['failed', said('clear'), 'failed in-review'],
    ['reviewingFailed', said('submit'), 'failed'],
    ['reviewingFailed', said('yes'), 'failed'],
    ['pausedFailed', { type: 'conversation.resumed' }, 'failed'],
    ['pausedSubmitting', { type: 'conversation.resumed' }, 'submitting'],
  ])('in %s, after %j: %s', (way, event, outcome) => {
    expect(after(way, event)).toBe(outcome)
  })
})

it.each([
  [
    { isKept: true },
    'question',
    'It is windy. What you said is kept. I am not listening now. Press "Go on" to continue.',
  ],
  [{}, 'question', 'It is windy. I am not listening now. Press "Go on" to continue.'],
  [
    { isKept: true },
    'confirming',
    'It is windy. What you said is kept. I am not listening now. Press "Go on" to continue.',
  ],
  [{}, 'confirming', 'It is windy. What you said is kept. Press "Go on", and I ask whether I heard it right.'],
] as const)('a recogniser that fails is told of, and what becomes of what was said: %j in %s', (kept, way, prompt) => {
  const trouble: TestEvent = {
    type: 'voice.failed',
    failure: { kind: 'windy', message: 'It is windy.', ...kept },
    transcript: '',
  }
  expect(snapshotAfter(...ways[way], trouble).context.prompt).toBe(prompt)
})
