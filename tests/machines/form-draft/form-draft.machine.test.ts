import { expect, it } from 'vitest'
import { formDraftMachine } from '../../../machines/form-draft/form-draft.machine.ts'
import type { DraftToKeep } from '../../../machines/form-draft/types.ts'
import { all, anywhere, at, from, givenTo, no, on, violations } from '../support/laws.ts'
import { done, run } from '../support/paths.ts'
import { kept, later, mine, type Move, steps } from './form-draft.paths.ts'

const given = ({ after }: Move) => givenTo('keepDraft', after) as DraftToKeep
const latestOf = ({ after }: Move) => after.context.latest?.draft
const edits = on('draft.edited')
const isEdit = (step: Move) => edits(step) && !at('keeping', 'discarding')(step)

const hasFound = ({ event }: Move) => 'output' in event && (event.output as { kept?: unknown })?.kept === kept

const isFirst = (step: Move) => from('looking')(step) && hasFound(step)

it('offers what an earlier visit left, and keeps nothing before that is decided', () => {
  expect(violations(steps, isFirst, at('offering'))).toEqual([])
  expect(violations(steps, at('offering'), ({ after }) => after.context.found === kept)).toEqual([])
  expect(violations(steps, all(from('offering'), edits), at('offering'))).toEqual([])
  expect(violations(steps, anywhere, (step) => step.after.hasTag('offering') === at('offering')(step))).toEqual([])
})

it('remembers every edit, whatever is going on', () => {
  expect(violations(steps, isEdit, (step) => [mine, later].some((draft) => draft === latestOf(step)))).toEqual([])
  expect(violations(steps, all(edits, from('keeping')), (step) => latestOf(step) !== undefined)).toEqual([])
})

it('keeps an edit after a short pause, with all that came meanwhile', () => {
  expect(violations(steps, all(edits, from('idle', 'kept', 'failed', 'waiting')), at('waiting'))).toEqual([])
  const isPaused = all(from('waiting'), on('time.elapsed'), no(at('waiting')))
  expect(violations(steps, isPaused, (step) => given(step).draft === step.before.context.latest?.draft)).toEqual([])
})

it('names the draft that it replaces', () => {
  expect(violations(steps, at('keeping'), (step) => given(step).revision === step.after.context.revision)).toEqual([])
})

const isCleared = ({ before }: Move) => before.context.latest === undefined

const isSame = ({ before: { context } }: Move) => context.latest?.draft === context.sent?.draft

const isTaken = (step: Move) => on('xstate.done.actor.keepDraft')(step) && !isCleared(step)

it('is kept exactly when the latest edit was taken', () => {
  expect(violations(steps, (step) => isTaken(step) && isSame(step), at('kept'))).toEqual([])
  expect(violations(steps, (step) => isTaken(step) && !isSame(step), at('waiting'))).toEqual([])
  expect(violations(steps, anywhere, (step) => step.after.hasTag('kept') === at('kept')(step))).toEqual([])
})

const isFailed = ({ event }: Move) => 'error' in event && event.error instanceof TypeError

const isLost = ({ before, after }: Move) => Boolean(before.context.latest) && !after.context.latest

const isUnkept = (step: Move) => from('keeping')(step) && isFailed(step) && !isCleared(step)

it('tries again when the server does not take it, and never gives up what is to be kept', () => {
  expect(violations(steps, isUnkept, at('failed'))).toEqual([])
  expect(violations(steps, all(from('failed'), on('time.elapsed'), no(at('failed'))), at('keeping'))).toEqual([])
  expect(violations(steps, isLost as typeof isEdit, on('draft.cleared'))).toEqual([])
})

const isDisplaced = (step: Move) => 'error' in step.event && step.event.error === 'displaced' && !isCleared(step)

it('asks when another draft was saved meanwhile, and replaces it only after a word', () => {
  expect(violations(steps, isDisplaced, at('comparing'))).toEqual([])
  expect(violations(steps, all(from('displaced'), on('draft.discarded')), at('keeping'))).toEqual([])
  expect(violations(steps, all(from('displaced'), on('draft.taken')), at('kept'))).toEqual([])
  expect(violations(steps, all(from('displaced'), edits), at('displaced'))).toEqual([])
})

it('discards what is published or taken back', () => {
  const clears = all(on('draft.cleared'), from('waiting', 'kept', 'failed', 'comparing', 'displaced'))
  expect(violations(steps, clears, at('discarding'))).toEqual([])
  expect(violations(steps, at('idle'), ({ after }) => after.context.latest === undefined)).toEqual([])
})

const isOver = (step: Move) => from('keeping')(step) && isCleared(step) && no(on('draft.edited', 'draft.cleared'))(step)

it('discards what was on its way to the server when that has answered, since it would arrive after the order to discard it', () => {
  expect(violations(steps, all(on('draft.cleared'), from('keeping')), at('keeping'))).toEqual([])
  expect(violations(steps, isOver, at('discarding'))).toEqual([])
  const isAnswered = (step: Move) => isOver(step) && 'output' in step.event
  expect(violations(steps, isAnswered, hasRevision)).toEqual([])
})

const hasRevision = ({ event, after }: Move) => 'output' in event && after.context.revision === event.output

const isPending = ({ before }: Move) => before.context.latest !== undefined

it('keeps an edit that came while it was discarding', () => {
  const isDone = on('xstate.done.actor.discardDraft')
  expect(violations(steps, (step) => isDone(step) && isPending(step), at('waiting'))).toEqual([])
  expect(violations(steps, isDone, ({ after }) => !after.context.revision)).toEqual([])
})

const afterEvents = (...events: Parameters<typeof run<typeof formDraftMachine>>[1]['events']) =>
  run(formDraftMachine, { input: undefined, events }).snapshot

const isEdited = { type: 'draft.edited' as const, draft: mine, version: 1 }
const isTakenBack = { type: 'draft.cleared' as const }
const foundNone = done('findDraft', { kept: undefined, revision: 0 })
const foundKept = done('findDraft', { kept, revision: 4 })

it('keeps nothing of an edit that was taken back while it was looking or discarding', () => {
  const looking = afterEvents(isEdited, isTakenBack, foundNone)
  expect(looking.matches('idle')).toBe(true)
  const discarding = afterEvents(
    foundNone,
    isEdited,
    isTakenBack,
    isEdited,
    isTakenBack,
    done('discardDraft', undefined),
  )
  expect(discarding.matches('idle')).toBe(true)
  expect(violations(steps, on('draft.cleared'), ({ after }) => after.context.latest === undefined)).toEqual([])
})

it('keeps what was edited while it was looking when what it found is discarded', () => {
  const decided = afterEvents(isEdited, foundKept, { type: 'draft.discarded' }, done('discardDraft', undefined))
  expect(decided.matches('waiting')).toBe(true)
  expect(decided.context.latest?.draft).toBe(mine)
})

const isNewer = ({ after: { context } }: Move) => Boolean(context.latest) && context.latest !== context.sent

it('says that something waits wherever an edit is not kept and nothing is decided first: a page that ends then keeps it on the device', () => {
  const isDecided = no(at('looking', 'offering', 'kept'))
  const isLeft = (step: Move) => isDecided(step) && isNewer(step)
  expect(violations(steps, isLeft, ({ after }) => after.hasTag('waiting'))).toEqual([])
})
