import { expect, it } from 'vitest'
import { VOICE_FAILURES } from '../../machines/voice-failures.ts'
import { all, anywhere, at, breaches, from, no, on, tells } from '../machine-laws.ts'
import { denied, type Move, risky, walked } from './voice-capture.walks.ts'

const failure = ({ after }: Move) => after.context.failure
const isForgotten = ({ after: { context } }: Move) =>
  context.transcript === '' && context.failure === null && context.value === null
const fails = (kind: keyof typeof VOICE_FAILURES) => (step: Move) => failure(step)?.message === VOICE_FAILURES[kind]
const isOpen = ({ after }: Move) => 'openMicrophone' in after.children
const isSilent = ({ event }: Move) => event.type === 'nothing.heard' || ('output' in event && isBlank(event.output))
const hasMoved = ({ before, after }: Move) => JSON.stringify(before.value) !== JSON.stringify(after.value)
const isPlainDoubt = (step: Move) => at('confirming')(step) && step.after.context.listenFor === 'answer'
const isSpelled = (step: Move) =>
  on('xstate.done.actor.understand')(step) && step.before.context.listenFor === 'spelling'

it('can be stopped while it requests permission, listens, processes and transcribes, and only then', () => {
  const isStoppable = at('requesting-permission', 'listening', 'processing', 'transcribing')
  expect(breaches(walked.steps, anywhere, (step) => step.after.hasTag('stoppable') === isStoppable(step))).toEqual([])
})

it('returns to idle when it is stopped, whatever was heard until then', () => {
  expect(breaches(walked.steps, on('voice.stopped'), (step) => at('idle')(step) && isForgotten(step))).toEqual([])
})

it('makes of what was said until then an answer when it is finished, which is not a stop', () => {
  const isFinished = all(on('voice.finished'), from('listening'))
  expect(breaches(walked.steps, isFinished, at('processing'))).toEqual([])
})

it('returns to idle from an error with a retry, which clears error and transcript', () => {
  expect(breaches(walked.steps, on('voice.retried'), (step) => at('idle')(step) && isForgotten(step))).toEqual([])
})

it('gives way to typing in every state', () => {
  expect(breaches(walked.steps, on('field.typed'), at('idle'))).toEqual([])
})

it('listens only after the first sound', () => {
  expect(breaches(walked.steps, all(at('listening'), no(from('listening'))), on('microphone.opened'))).toEqual([])
})

it('holds the microphone only while it is capturing', () => {
  expect(breaches(walked.steps, anywhere, (step) => isOpen(step) === at('capturing')(step))).toEqual([])
})

it('says why the microphone was denied, to the letter', () => {
  expect(breaches(walked.steps, on('capture.failed'), (step) => failure(step)?.message === denied.message)).toEqual([])
})

it('says that nothing was heard after silence, and after a transcript without words', () => {
  expect(breaches(walked.steps, isSilent, fails('nothing-heard'))).toEqual([])
})

it('keeps what was heard in view when it has no confident value, and asks again', () => {
  const isUnclear = all(on('xstate.done.actor.understand'), at('error'))
  expect(
    breaches(walked.steps, isUnclear, (step) => fails('not-understood')(step) && step.after.context.transcript !== ''),
  ).toEqual([])
})

it('always has words for an error', () => {
  expect(breaches(walked.steps, at('error'), (step) => Boolean(failure(step)?.message))).toEqual([])
})

it('ends every wait', () => {
  const waits = from('requesting-permission', 'listening', 'processing', 'transcribing')
  expect(
    breaches(walked.steps, (step) => waits(step) && 'ms' in step.event && step.event.ms === 120_000, hasMoved),
  ).toEqual([])
})

it('gives its answer to the session when the recogniser is sure', () => {
  const isHeard = all(on('xstate.done.actor.understand'), at('accepted'))
  expect(breaches(walked.steps, isHeard, tells('parent', 'field.answered'))).toEqual([])
  expect(breaches(walked.steps, isHeard, ({ after }) => after.context.heard.confidence === 0.9)).toEqual([])
})

it('waits for a yes when the recogniser doubts', () => {
  expect(breaches(walked.steps, isPlainDoubt, ({ after }) => after.context.heard.confidence === 0.3)).toEqual([])
  expect(breaches(walked.steps, on('voice.confirmed'), tells('parent', 'field.answered'))).toEqual([])
  expect(breaches(walked.steps, on('voice.refused'), no(tells('parent', 'field.answered')))).toEqual([])
})

it('always waits for a yes where a mistake costs: email, telephone and web address', () => {
  expect(breaches(risky.steps, on('xstate.done.actor.understand'), no(at('accepted')))).toEqual([])
})

it('always waits for a yes after spelling, and goes back to plain answers with the next start', () => {
  expect(breaches(walked.steps, isSpelled, no(at('accepted')))).toEqual([])
  const isPlain = all(on('voice.started'), ({ event }) => !('listenFor' in event))
  expect(breaches(walked.steps, isPlain, ({ after }) => after.context.listenFor === 'answer')).toEqual([])
})

it('tells a command instead of an answer, and is ready again', () => {
  const isCommand = all(
    on('xstate.done.actor.understand'),
    ({ event }) => 'output' in event && isOf(event.output, 'command'),
  )
  expect(breaches(walked.steps, isCommand, all(at('idle'), tells('parent', 'voice.commanded')))).toEqual([])
  expect(breaches(walked.steps, isCommand, no(tells('parent', 'field.answered')))).toEqual([])
})

it('offers other ways after a no, and starts none of them by itself', () => {
  expect(breaches(walked.steps, on('voice.refused'), at('refused'))).toEqual([])
})

it('tells whoever listens to more than answers: of the first word, of doubts and of failures', () => {
  expect(breaches(walked.steps, on('speech.began'), tells('parent', 'voice.overheard'))).toEqual([])
  expect(breaches(walked.steps, all(at('confirming'), from('transcribing')), tells('parent', 'voice.doubted'))).toEqual(
    [],
  )
  expect(breaches(walked.steps, all(at('error'), no(from('error'))), tells('parent', 'voice.failed'))).toEqual([])
})

it('knows the answer that stands, so that it can be corrected in words', () => {
  expect(breaches(walked.steps, at('accepted'), ({ after }) => after.context.answer === 42)).toEqual([])
  expect(breaches(walked.steps, on('field.typed'), ({ after }) => after.context.answer === '7')).toEqual([])
  expect(breaches(walked.steps, on('field.retried'), ({ after }) => after.context.answer === undefined)).toEqual([])
})

const isOf = (output: unknown, kind: string): boolean =>
  typeof output === 'object' && output !== null && 'kind' in output && output.kind === kind

function isBlank(output: unknown): boolean {
  return typeof output === 'object' && output !== null && 'text' in output && String(output.text).trim() === ''
}
