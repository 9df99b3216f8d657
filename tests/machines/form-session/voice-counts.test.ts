import { expect, it } from 'vitest'
import { payloadOf, savedSession } from '../../../machines/form-session/context.ts'
import { formSessionMachine } from '../../../machines/form-session/form-session.machine.ts'
import { type PathEvent, run } from '../support/paths.ts'
import { input, real, resume, saved } from './sessions.ts'

type TestEvent = PathEvent<typeof formSessionMachine>

const failed = (kind: string, transcript = ''): TestEvent => ({
  type: 'voice.failed',
  failure: { kind, message: 'Failed' },
  transcript,
})
const refused = (transcript: string): TestEvent => ({ type: 'field.misheard', kind: 'refused', transcript })
const typed = (value: string): TestEvent => ({ type: 'field.typed', value })
const spoken: TestEvent = { type: 'field.answered', value: 'Ada', transcript: 'ada', confidence: 0.9 }
const after = (events: TestEvent[], changes: Partial<typeof input> = {}) =>
  run(formSessionMachine, { input: { ...input, ...changes }, real, events }).snapshot.context
const nameIn = (context: ReturnType<typeof after>) => payloadOf(context).responses['name']

it('sends with an answer how often the voice asked again, was refused, and was given up for typing', () => {
  const events = [failed('nothing-heard'), failed('not-understood', 'eh'), refused('add a'), typed('A'), typed('Ada')]
  expect(nameIn(after(events))?.voice).toEqual({ asked_again: 2, refused: 1, typed_after: 1 })
  expect(nameIn(after([failed('nothing-heard'), spoken]))?.voice).toEqual({
    asked_again: 1,
    refused: 0,
    typed_after: 0,
  })
})

it('sends nothing of it where all went well, and where only the device or the network failed', () => {
  expect(nameIn(after([spoken]))).not.toHaveProperty('voice')
  expect(nameIn(after([typed('Ada')]))).not.toHaveProperty('voice')
  expect(nameIn(after([failed('offline'), failed('no-permission'), typed('Ada')]))).not.toHaveProperty('voice')
})

it('counts for the field that is current', () => {
  const context = after([typed('Ada'), { type: 'next.requested' }, failed('nothing-heard'), typed('42')])
  expect(nameIn(context)).not.toHaveProperty('voice')
  expect(payloadOf(context).responses['age']?.voice).toEqual({ asked_again: 1, refused: 0, typed_after: 1 })
})

it('remembers what was misheard only where the owner wants it', () => {
  const events = [failed('not-understood', 'eh'), refused('add a'), spoken, typed('Ada L')]
  expect(JSON.stringify(savedSession(after(events)).session.voice)).not.toContain('add a')
  expect(nameIn(after(events))).not.toHaveProperty('corrections')
  expect(nameIn(after(events, { keepsCorrections: true }))?.corrections).toEqual([
    { heard: 'eh', meant: 'Ada L' },
    { heard: 'add a', meant: 'Ada L' },
    { heard: 'ada', meant: 'Ada L' },
  ])
})

it('goes on counting after a reload, and restores what earlier versions saved', () => {
  const { session } = savedSession(after([typed('Ada'), failed('nothing-heard')]))
  expect(resume({ session }).snapshot.context.voice).toMatchObject({ name: { asked_again: 1 } })
  expect(resume({ session: saved.session }).snapshot.context.voice).toEqual({})
  expect(savedSession(resume().snapshot.context).session).not.toHaveProperty('voice')
})
