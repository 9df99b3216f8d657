import type { FormField } from '../../../contract/types.gen.ts'
import { formSessionMachine } from '../../../machines/form-session/form-session.machine.ts'
import type { FormSessionInput, SavedSession } from '../../../machines/form-session/types.ts'
import { run } from '../support/paths.ts'

/** A form of two fields, and a session of it that was left and saved. */

export const fields: FormField[] = [
  { id: 'name', name: 'name', label: 'Name', type: 'text' },
  { id: 'age', name: 'age', label: 'Age', type: 'number', required: true },
]
export const input: FormSessionInput = {
  id: 'session-1',
  form: { id: 'form-1', version: '2026-11-21T00:00:00Z', fields },
  device: { userAgent: 'test', language: 'en', timezone: 'UTC' },
  startedAt: '2026-11-21T00:00:00Z',
  saved: null,
}
export const state = { isValid: true, transcript: undefined, validationError: undefined }
export const saved: SavedSession = {
  session: {
    id: 'session-0',
    formId: 'form-1',
    currentFieldIndex: 1,
    fieldStates: {
      name: { ...state, fieldId: 'name', status: 'completed', value: 'Ada' },
      age: { ...state, fieldId: 'age', status: 'active', value: '4' },
    },
    isComplete: false,
    startedAt: '2026-11-20T23:00:00Z',
    lastActiveAt: '2026-11-20T23:10:00Z',
  },
  voiceSessionId: 's-0',
  formVersion: '2026-11-21T00:00:00Z',
}
/** The children of a session that run as they are. */
export const real = ['field']

export const resume = (overrides: Partial<SavedSession> = {}) =>
  run(formSessionMachine, {
    input: { ...input, saved: { ...saved, ...overrides } },
    real,
    events: [{ type: 'recovery.accepted' }],
  })
