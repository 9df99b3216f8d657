import { describe, expect, it } from 'vitest'
import type { FormField } from '../../../contract/types.gen.ts'
import { voiceCaptureMachine } from '../../../machines/voice-capture/voice-capture.machine.ts'
import { SURE_CONFIDENCE } from '../../../rules/limits.ts'
import { done, elapsed, failed, type PathEvent, run } from '../support/paths.ts'

type TestEvent = PathEvent<typeof voiceCaptureMachine>

const age: FormField = { id: 'age', name: 'age', label: 'Age', type: 'number' }
const start: TestEvent = { type: 'voice.started' }
const pressed: TestEvent = { type: 'voice.pressed' }
const opened: TestEvent = { type: 'microphone.opened' }
const ended: TestEvent = { type: 'speech.ended' }
const heard = (confidence?: number, text = 'forty two') => done('transcribe', { text, confidence })
const understood = done('understand', { kind: 'answer', value: 42 })
const unexplained = done('understand', { kind: 'answer', value: 42, isSure: false })
const declined = { kind: 'unconsented', message: 'Voice input was not started.' }
const offline = { kind: 'offline', message: 'Speech could not be recognised without a connection.' }

/** Ways to a state of one spoken answer. */
const ways = {
  idle: [],
  requesting: [start],
  listening: [start, opened],
  processing: [start, opened, ended],
  recognising: [start, opened, ended, done('finishSpeech')],
  understanding: [start, opened, ended, done('finishSpeech'), heard(0.9)],
  confirming: [start, opened, ended, done('finishSpeech'), heard(0.3), understood],
  refused: [start, opened, ended, done('finishSpeech'), heard(0.3), understood, { type: 'voice.refused' }],
  accepted: [start, opened, ended, done('finishSpeech'), heard(0.9), understood],
  error: [start, { type: 'capture.failed', failure: offline }],
  declined: [start, { type: 'capture.failed', failure: declined }],
} satisfies Record<string, TestEvent[]>

type Way = keyof typeof ways

/** Where it is then, what it sends to its parent, and why it failed. */
function after(way: Way, event: TestEvent, field = age): string {
  const { snapshot, sent } = run(voiceCaptureMachine, { input: { field }, events: [...ways[way], event] })
  const reports = sent.flatMap(({ to, event: { type } }) =>
    to === 'parent' && !type.startsWith('xstate.') ? type : [],
  )
  const { failure } = snapshot.context
  return [placeOf(snapshot.value), ...new Set(reports), failure?.kind].filter(Boolean).join(' ')
}

const placeOf = (value: unknown): string =>
  typeof value === 'object' && value !== null ? placeOf(Object.values(value)[0]) : String(value)

describe('One spoken answer,', () => {
  it.each<[Way, TestEvent, string]>([
    ['idle', start, 'requesting-permission'],
    ['idle', pressed, 'requesting-permission'],
    ['requesting', opened, 'waiting'],
    ['listening', { type: 'speech.began' }, 'hearing voice.overheard'],
    ['listening', ended, 'processing'],
    ['listening', { type: 'voice.finished' }, 'processing'],
    ['processing', done('finishSpeech'), 'recognising'],
    ['recognising', heard(0.9), 'understanding'],
    ['understanding', understood, 'accepted field.answered'],
    ['understanding', unexplained, 'confirming voice.doubted'],
    ['accepted', start, 'requesting-permission'],
    ['understanding', done('understand', { kind: 'command', command: 'undo' }), 'idle voice.commanded'],
    ['confirming', { type: 'voice.confirmed' }, 'accepted field.answered'],
    ['confirming', { type: 'voice.refused' }, 'refused field.misheard'],
    ['confirming', start, 'requesting-permission'],
    ['refused', start, 'requesting-permission'],
    ['error', start, 'requesting-permission'],
    ['declined', start, 'requesting-permission'],
    ['declined', pressed, 'requesting-permission'],
    ['confirming', pressed, 'accepted field.answered'],
    ['refused', pressed, 'requesting-permission'],
    ['accepted', pressed, 'accepted voice.acknowledged'],
  ])('while it is %s, after %j: %s', (way, event, outcome) => {
    expect(after(way, event)).toBe(outcome)
  })
})

describe('What was given up,', () => {
  it.each<[Way, TestEvent, string]>([
    ['requesting', { type: 'voice.stopped' }, 'idle'],
    ['requesting', { type: 'voice.finished' }, 'idle'],
    ['listening', { type: 'voice.stopped' }, 'idle'],
    ['processing', { type: 'voice.stopped' }, 'idle'],
    ['recognising', { type: 'voice.stopped' }, 'idle'],
    ['listening', { type: 'field.typed', value: '7' }, 'idle'],
    ['accepted', { type: 'field.typed', value: '7' }, 'idle'],
    ['understanding', { type: 'field.retried' }, 'idle'],
    ['error', { type: 'field.retried' }, 'idle'],
    ['error', pressed, 'idle'],
    ['requesting', pressed, 'idle'],
    ['listening', pressed, 'idle'],
    ['processing', pressed, 'idle'],
    ['recognising', pressed, 'idle'],
  ])('while it is %s, after %j: %s', (way, event, outcome) => {
    expect(after(way, event)).toBe(outcome)
  })
})

describe('A failure,', () => {
  it.each<[Way, TestEvent, string]>([
    ['requesting', elapsed(60_000), 'error voice.failed no-permission'],
    ['requesting', failed('openMicrophone', new TypeError('No microphone')), 'error voice.failed unavailable'],
    ['requesting', { type: 'capture.failed', failure: offline }, 'error voice.failed offline'],
    ['requesting', { type: 'capture.failed', failure: declined }, 'declined voice.failed unconsented'],
    ['listening', { type: 'capture.failed', failure: offline }, 'error voice.failed offline'],
    ['listening', failed('listenForSpeech', offline), 'error voice.failed offline'],
    ['listening', { type: 'nothing.heard' }, 'error voice.failed nothing-heard'],
    ['listening', elapsed(120_000), 'processing'],
    ['processing', failed('finishSpeech', offline), 'error voice.failed offline'],
    ['processing', elapsed(60_000), 'error voice.failed no-answer'],
    ['recognising', heard(0.9, ' '), 'error voice.failed nothing-heard'],
    ['recognising', failed('transcribe', offline), 'error voice.failed offline'],
    ['recognising', elapsed(120_000), 'error voice.failed no-answer'],
    ['understanding', done('understand', null), 'error voice.failed not-understood'],
    ['understanding', failed('understand', new TypeError('Gone')), 'error voice.failed unavailable'],
    ['understanding', elapsed(120_000), 'error voice.failed no-answer'],
  ])('while it is %s, after %j: %s', (way, event, outcome) => {
    expect(after(way, event)).toBe(outcome)
  })
})

const heardAs = (type: FormField['type'], confidence?: number) =>
  run(voiceCaptureMachine, {
    input: { field: { ...age, type } },
    events: [...ways.recognising, heard(confidence), understood],
  }).snapshot

it('asks for a yes below the confidence that counts as sure, and where the transcriber does not say takes it as sure', () => {
  expect(heardAs('text', SURE_CONFIDENCE - 0.01).hasTag('unconfirmed')).toBe(true)
  expect(heardAs('text', SURE_CONFIDENCE).hasTag('unconfirmed')).toBe(false)
  expect(heardAs('text').hasTag('unconfirmed')).toBe(false)
  for (const type of ['email', 'tel', 'url'] as const) expect(heardAs(type, 1).hasTag('unconfirmed')).toBe(true)
})

it('shows that a refused answer can be given otherwise, and knows nothing of it when it is said again', () => {
  const { snapshot } = run(voiceCaptureMachine, { input: { field: age }, events: ways.refused })
  expect(snapshot.hasTag('refused')).toBe(true)
  const again = run(voiceCaptureMachine, { input: { field: age }, events: [...ways.refused, start] })
  expect(again.snapshot.context.heard).toEqual({ text: '' })
})

it('reports a doubt with its words, and an answer with its confidence', () => {
  const { sent } = run(voiceCaptureMachine, { input: { field: age }, events: ways.confirming })
  const words = { value: 42, transcript: 'forty two' }
  expect(sent).toContainEqual({ to: 'parent', event: { type: 'voice.doubted', ...words, confidence: 0.3 } })
  const sure = run(voiceCaptureMachine, { input: { field: age }, events: ways.accepted })
  expect(sure.sent).toContainEqual({ to: 'parent', event: { type: 'field.answered', ...words, confidence: 0.9 } })
})
