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
  const isUnclear = all(on('xstate.done.actor.normaliseTranscript'), at('error'))
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
  const isHeard = all(on('xstate.done.actor.normaliseTranscript'), at('accepted'))
  expect(breaches(walked.steps, isHeard, tells('parent', 'field.answered'))).toEqual([])
  expect(breaches(walked.steps, isHeard, ({ after }) => after.context.heard.confidence === 0.9)).toEqual([])
})

it('waits for a yes when the recogniser doubts', () => {
  expect(breaches(walked.steps, at('confirming'), ({ after }) => after.context.heard.confidence === 0.3)).toEqual([])
  expect(breaches(walked.steps, on('voice.confirmed'), tells('parent', 'field.answered'))).toEqual([])
  expect(breaches(walked.steps, on('voice.refused'), no(tells('parent', 'field.answered')))).toEqual([])
})

it('always waits for a yes where a mistake costs: email, telephone and web address', () => {
  expect(breaches(risky.steps, on('xstate.done.actor.normaliseTranscript'), no(at('accepted')))).toEqual([])
})

function isBlank(output: unknown): boolean {
  return typeof output === 'object' && output !== null && 'text' in output && String(output.text).trim() === ''
}
