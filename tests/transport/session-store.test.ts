import { beforeEach, expect, it } from 'vitest'
import { forgetSession, readSession, saveSession } from '../../src/transport/session-store.ts'
import { aFieldState, aFormSession } from '../support/builders.ts'

const session = aFormSession()
const saved = { session, voiceSessionId: 's-1', formVersion: 'v-1' }
const { formId, lastActiveAt } = session
const hours = (count: number) => Date.parse(lastActiveAt) + count * 3_600_000

beforeEach(() => localStorage.clear())

it('saves a session under two keys, for 24 hours', () => {
  saveSession(saved)
  expect(localStorage).toHaveLength(2)
  expect(readSession(formId, hours(23))).toEqual(saved)
  expect(readSession(formId, hours(24))).toBeNull()
})

it('keeps each form apart', () => {
  saveSession(saved)
  expect(readSession('another', hours(1))).toBeNull()
  forgetSession(formId)
  expect(localStorage).toHaveLength(0)
})

it('offers nothing when nothing was answered', () => {
  const empty = { ...session, fieldStates: { f1: aFieldState({ status: 'active', value: ' ' }) } }
  saveSession({ ...saved, session: empty })
  expect(readSession(formId, hours(1))).toBeNull()
})

it('offers what was said and waits for a yes, where nothing is answered yet', () => {
  const unconfirmed = { f1: { value: 'Ada', transcript: 'ada', confidence: 0.3 } }
  const waiting = { ...saved, session: { ...session, fieldStates: {}, unconfirmed } }
  saveSession(waiting)
  expect(readSession(formId, hours(23))).toEqual(waiting)
  expect(readSession(formId, hours(24))).toBeNull()
})

it.each(['', 'null', '[]', '{', '"text"', '{"formId":1}', JSON.stringify({ ...session, startedAt: 'never' })])(
  'believes nothing that another hand stored: %s',
  (stored) => {
    localStorage.setItem(`form-session:${formId}`, stored)
    expect(readSession(formId, hours(1))).toBeNull()
  },
)

it('goes on without a session of the server when its key is gone', () => {
  saveSession(saved)
  localStorage.removeItem(`voice-session:${formId}`)
  expect(readSession(formId, hours(1))).toEqual({ session, voiceSessionId: null, formVersion: '' })
})
