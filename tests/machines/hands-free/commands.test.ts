import { describe, expect, it } from 'vitest'
import { elapsed } from '../support/paths.ts'
import { answered, doubted, type Happening, moment, ordered, said, type Way, ways } from './snapshots.ts'
import { atLast, atModal, failure, formState } from './form-states.ts'

/** Where the conversation is then, what the form was told, and what stands before the next question. */
function after(way: Way, event: Happening): string {
  const { place, orders, context } = moment(...ways[way], event)
  const { note, silences, misses } = context
  const words = [place, ...orders.map(orderOf), note?.kind, silences && 'silent', misses && 'missed']
  return [...new Set(words)].filter(Boolean).join(' ')
}

const orderOf = ({ type, ...rest }: { type: string }): string => [type, ...Object.values(rest)].join(':')

const filled = 'advancing.pausing field.answered:Ada:ada:0.9 filled'
const doubtful = 'field.answered:Eda:eda:0.4'

describe('While it asks,', () => {
  it.each<[Way, Happening, string]>([
    ['question', said('next'), 'moving next.requested'],
    ['last', said('next'), 'finishing'],
    ['question', said('back'), 'question first'],
    ['last', said('back'), 'moving previous.requested'],
    ['question', said('repeat'), 'question'],
    ['question', said('retry'), 'question'],
    ['question', said('skip'), 'question required'],
    ['optional', said('skip'), 'moving next.requested'],
    ['last', said('skip'), 'finishing'],
    ['question', said('clear'), 'moving field.retried cleared'],
    ['question', said('undo'), 'question nothing-to-undo'],
    ['last', said('undo'), 'moving undo.requested undone'],
    ['question', said('spell'), 'spelling'],
    ['last', said('spell'), 'question unspellable'],
    ['question', ordered('help'), 'helping'],
    ['question', ordered('stop'), 'paused'],
    ['question', ordered('review'), 'reviewing'],
    ['question', ordered('submit'), 'moving field.chosen:0 missing'],
    ['optional', ordered('submit'), 'moving field.chosen:1 missing'],
    ['last', ordered('submit'), 'moving submission.requested'],
    ['question', ordered('yes'), 'question missed'],
    ['question', ordered('no'), 'question missed'],
    ['question', { type: 'field.named', index: 1 }, 'changing submission.closed field.chosen:1'],
    ['question', answered, filled],
    ['question', doubted, 'confirming'],
    ['question', failure('nothing-heard'), 'question silence silent'],
    ['question', failure('not-understood'), 'question missed'],
    ['question', failure('denied'), 'paused trouble'],
  ])('in %s, after %j: %s', (way, event, outcome) => {
    expect(after(way, event)).toBe(outcome)
  })
})

describe('While something waits for a yes or for letters,', () => {
  it.each<[Way, Happening, string]>([
    ['confirming', ordered('yes'), `advancing.pausing ${doubtful} filled`],
    ['confirming', ordered('no'), 'question refused'],
    ['confirming', said('next'), 'confirming'],
    ['confirming', said('repeat'), 'confirming'],
    ['confirming', said('clear'), 'question cleared'],
    ['confirming', said('undo'), 'question undone'],
    ['confirming', said('spell'), 'spelling'],
    ['confirming', answered, 'confirming'],
    ['confirming', doubted, 'confirming'],
    ['confirming', failure('nothing-heard'), 'confirming silence silent'],
    ['confirming', { type: 'conversation.resumed' }, 'question'],
    ['spelling', said('next'), 'moving next.requested'],
    ['spelling', said('back'), 'question'],
    ['confirming', said('retry'), 'confirming'],
    ['spelling', answered, 'confirming'],
    ['spelling', doubted, 'confirming'],
    ['spelling', failure('not-understood'), 'spelling missed'],
  ])('in %s, after %j: %s', (way, event, outcome) => {
    expect(after(way, event)).toBe(outcome)
  })
})

describe('While an answer stands for a moment,', () => {
  it.each<[Way, Happening, string]>([
    ['advancing', { type: 'voice.overheard' }, 'advancing.overhearing advance.cancelled'],
    ['advancing', { type: 'advance.cancelled', formState }, 'question staying'],
    ['advancing', answered, filled],
    ['advancing', doubted, 'confirming filled'],
    ['advancing', elapsed(500), 'advancing.pausing filled'],
    ['advancing', elapsed(2000), 'moving next.requested filled'],
    ['advancingLast', elapsed(500), 'finishing filled'],
    ['advancing', failure('nothing-heard'), 'advancing.pausing filled'],
  ])('in %s, after %j: %s', (way, event, outcome) => {
    expect(after(way, event)).toBe(outcome)
  })
})

describe('At the end,', () => {
  it.each<[Way, Happening, string]>([
    ['finishing', said('next'), 'finishing'],
    ['finishing', said('back'), 'question'],
    ['finishing', ordered('submit'), 'moving submission.requested'],
    ['finishing', answered, 'finishing missed'],
    ['finishing', failure('nothing-heard'), 'finishing silence silent'],
    ['reviewing', said('repeat'), 'reviewing'],
    ['reviewing', { type: 'field.named', index: 1 }, 'changing submission.closed field.chosen:1'],
    ['reviewing', doubted, 'reviewing missed'],
    ['sending', ordered('yes'), 'submitting submission.confirmed'],
    ['sending', ordered('submit'), 'submitting submission.confirmed'],
    ['sending', ordered('no'), 'moving submission.closed'],
    ['sending', said('back'), 'moving submission.closed'],
    ['sending', said('repeat'), 'sending'],
    ['sending', { type: 'conversation.resumed' }, 'sending'],
    ['failed', said('retry'), 'submitting submission.retried'],
    ['failed', ordered('yes'), 'submitting submission.retried'],
    ['failed', ordered('submit'), 'submitting submission.retried'],
    ['failed', ordered('no'), 'moving submission.closed'],
    ['failed', said('back'), 'moving submission.closed'],
    ['failed', { type: 'review.closed', formState: atLast }, 'finishing unsent'],
    ['failed', { type: 'submission.begun', formState: { ...atModal, sending: 'submitting' } }, 'submitting'],
  ])('in %s, after %j: %s', (way, event, outcome) => {
    expect(after(way, event)).toBe(outcome)
  })
})

describe('While the submit modal is open,', () => {
  const isReview = 'sending in-review'
  it.each<[Way, Happening, string]>([
    ['sending', said('next'), isReview],
    ['sending', said('skip'), isReview],
    ['sending', said('clear'), isReview],
    ['sending', said('undo'), isReview],
    ['sending', said('spell'), isReview],
    ['sending', ordered('help'), 'helping'],
    ['sending', ordered('stop'), 'paused'],
    ['sending', ordered('review'), 'reviewing'],
    ['sending', { type: 'field.named', index: 0 }, 'changing submission.closed field.chosen:0'],
    ['changing', { type: 'review.closed', formState: atLast }, 'question'],
    ['changing', { type: 'question.entered', formState }, 'question'],
    ['changing', { type: 'form.changed', formState: atLast }, 'question'],
    ['changing', elapsed(2000), 'sending'],
    ['reviewingModal', said('next'), 'reviewing in-review'],
    ['reviewingModal', said('undo'), 'reviewing in-review'],
    ['reviewingModal', ordered('yes'), 'sending'],
    ['reviewingModal', ordered('submit'), 'sending'],
    ['reviewingModal', ordered('no'), 'moving submission.closed'],
    ['reviewingModal', said('back'), 'moving submission.closed'],
    ['failed', said('next'), 'failed in-review'],
    ['failed', said('clear'), 'failed in-review'],
    ['reviewingFailed', ordered('submit'), 'failed'],
    ['reviewingFailed', ordered('yes'), 'failed'],
    ['pausedFailed', { type: 'conversation.resumed' }, 'failed'],
    ['pausedSubmitting', { type: 'conversation.resumed' }, 'submitting'],
  ])('in %s, after %j: %s', (way, event, outcome) => {
    expect(after(way, event)).toBe(outcome)
  })
})
