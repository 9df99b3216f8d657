import { describe, expect, it } from 'vitest'
import { handsFreeMachine } from '../../machines/hands-free.machine.ts'
import { done, elapsed, type PathEvent, run } from '../machine-paths.ts'
import { answer, atLast, atModal, doubt, failure, input, optional, situation } from './hands-free.situations.ts'

type Happening = PathEvent<typeof handsFreeMachine>

const heard = done('readAloud', true)
const answered: Happening = { type: 'field.answered', ...answer }
const doubted: Happening = { type: 'voice.doubted', ...doubt }
const said = (command: 'next' | 'back' | 'repeat' | 'retry' | 'skip' | 'clear' | 'undo' | 'spell'): Happening => ({
  type: `${command}.said`,
})
const ordered = (command: 'help' | 'stop' | 'review' | 'submit' | 'yes' | 'no'): Happening => ({
  type: `${command}.said`,
})
const submitting = { ...atModal, sending: 'submitting' as const }
const refused = { ...atModal, sending: 'error' as const, failure: 'The server failed.' }

/** Ways to a moment of the conversation in which it listens. */
const ways = {
  question: [heard],
  last: [{ type: 'question.entered', situation: atLast }, heard],
  optional: [{ type: 'question.entered', situation: optional }, heard],
  confirming: [heard, doubted, heard],
  spelling: [heard, said('spell'), heard],
  advancing: [heard, answered],
  advancingLast: [{ type: 'question.entered', situation: atLast }, heard, answered],
  finishing: [{ type: 'question.entered', situation: atLast }, heard, said('next'), heard],
  reviewing: [heard, ordered('review'), heard],
  reviewingModal: [{ type: 'review.opened', situation: atModal }, heard, ordered('review'), heard],
  reviewingFailed: [{ type: 'submission.failed', situation: refused }, heard, ordered('review'), heard],
  changing: [{ type: 'review.opened', situation: atModal }, heard, { type: 'field.named', index: 1 }],
  pausedFailed: [{ type: 'submission.failed', situation: refused }, heard, ordered('stop')],
  pausedSubmitting: [{ type: 'submission.begun', situation: submitting }, { type: 'conversation.paused' }],
  sending: [{ type: 'review.opened', situation: atModal }, heard],
  failed: [{ type: 'submission.failed', situation: refused }, heard],
} satisfies Record<string, Happening[]>

/** Where the conversation is then, what the form was told, and what stands before the next question. */
function after(way: keyof typeof ways, event: Happening): string {
  const events: Happening[] = [{ type: 'conversation.started', situation }, ...ways[way], event]
  const { snapshot, told } = run(handsFreeMachine, { input, events })
  const orders = told.flatMap(({ to, event: order }) => (to === 'followForm' ? [order] : []))
  const { note, silences, misses } = snapshot.context
  const words = [placeOf(snapshot.value), ...orders.map(orderOf), note?.kind, silences && 'silent', misses && 'missed']
  return [...new Set(words)].filter(Boolean).join(' ')
}

const placeOf = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? Object.entries(value)
        .map(([key, rest]) => `${key}.${placeOf(rest)}`)
        .join()
        .replace(/^(on\.)?(talking\.)?/, '')
        .replace(/\.(asking)?$/, '')
    : String(value)

const orderOf = ({ type, ...rest }: { type: string }): string => [type, ...Object.values(rest)].join(':')

const filled = 'advancing.pausing field.answered:Ada:ada:0.9 filled'
const doubtful = 'field.answered:Eda:eda:0.4'

describe('While it asks,', () => {
  it.each<[keyof typeof ways, Happening, string]>([
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
  it.each<[keyof typeof ways, Happening, string]>([
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
    ['spelling', answered, 'confirming'],
    ['spelling', doubted, 'confirming'],
    ['spelling', failure('not-understood'), 'spelling missed'],
  ])('in %s, after %j: %s', (way, event, outcome) => {
    expect(after(way, event)).toBe(outcome)
  })
})

describe('While an answer stands for a moment,', () => {
  it.each<[keyof typeof ways, Happening, string]>([
    ['advancing', { type: 'voice.overheard' }, 'advancing.overhearing advance.cancelled'],
    ['advancing', { type: 'advance.cancelled', situation }, 'question held'],
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
  it.each<[keyof typeof ways, Happening, string]>([
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
    ['failed', { type: 'review.closed', situation: atLast }, 'finishing unsent'],
    ['failed', { type: 'submission.begun', situation: { ...atModal, sending: 'submitting' } }, 'submitting'],
  ])('in %s, after %j: %s', (way, event, outcome) => {
    expect(after(way, event)).toBe(outcome)
  })
})

describe('While the submit modal is open,', () => {
  const isReview = 'sending in-review'
  it.each<[keyof typeof ways, Happening, string]>([
    ['sending', said('next'), isReview],
    ['sending', said('skip'), isReview],
    ['sending', said('clear'), isReview],
    ['sending', said('undo'), isReview],
    ['sending', said('spell'), isReview],
    ['sending', ordered('help'), 'helping'],
    ['sending', ordered('stop'), 'paused'],
    ['sending', ordered('review'), 'reviewing'],
    ['sending', { type: 'field.named', index: 0 }, 'changing submission.closed field.chosen:0'],
    ['changing', { type: 'review.closed', situation: atLast }, 'question'],
    ['changing', { type: 'question.entered', situation }, 'question'],
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
