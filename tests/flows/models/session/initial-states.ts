import type { FormField } from '../../../../contract/types.gen.ts'
import type { FormSessionInput, SavedSession } from '../../../../machines/form-session/types.ts'

export const fields: FormField[] = [
  { id: 'age', name: 'age', label: 'How old are you', type: 'number', required: true, validation: { max: 100 } },
  { id: 'nickname', name: 'nickname', label: 'Your nickname', type: 'text' },
  { id: 'city', name: 'city', label: 'Your city', type: 'text', required: true },
]
/** What is typed into them; the one in the middle stays empty. */
export const answers = [42, undefined, 'Lisbon'] as const
export const TOO_LARGE = 500

export const input: FormSessionInput = {
  id: 'filling',
  form: { id: 'form', version: '2026-11-21T00:00:00Z', fields },
  device: { userAgent: 'test', language: 'en', timezone: 'UTC' },
  startedAt: '2026-11-21T00:00:00Z',
  saved: null,
}
const state = { isValid: true, transcript: undefined, validationError: undefined }
export const saved: SavedSession = {
  session: {
    id: 'filling',
    formId: 'form',
    currentFieldIndex: 0,
    fieldStates: {
      age: { ...state, fieldId: 'age', status: 'active', value: 42 },
      nickname: { ...state, fieldId: 'nickname', status: 'pending', value: undefined },
      city: { ...state, fieldId: 'city', status: 'pending', value: undefined },
    },
    isComplete: false,
    startedAt: '2026-11-21T00:00:00Z',
    lastActiveAt: '2026-11-21T00:00:00Z',
  },
  voiceSessionId: 's',
  formVersion: input.form.version,
}
