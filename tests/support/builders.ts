import type {
  FieldOption,
  FieldResponse,
  FieldType,
  FileAnswer,
  Form,
  FormField,
  Item,
  PublicForm,
  Session,
  SubmissionPayload,
  User,
} from '../../contract/types.gen.ts'
import type { FieldState, FieldStates } from '../../rules/form-answers.ts'
import type { FormSession } from '../../rules/payload.ts'

export const aMoment = '2026-03-03T09:00:00.000Z'
export const aLaterMoment = '2026-03-03T09:02:05.000Z'

export const someOptions: FieldOption[] = [
  { label: 'Red', value: 'red' },
  { label: 'Green', value: 'green' },
  { label: 'Light blue', value: 'light_blue' },
]

const TYPES_WITH_OPTIONS: FieldType[] = ['select', 'radio', 'checkbox']

/** A field with a label that says what it is; choices where the type needs them. */
export const aField = (changes: Partial<FormField> = {}): FormField => ({
  id: 'f1',
  name: 'full_name',
  label: 'Name',
  type: 'text',
  ...(TYPES_WITH_OPTIONS.includes(changes.type ?? 'text') && { options: someOptions }),
  ...changes,
})

/** Fields with ids, names and labels of their own: f1, f2, … */
export const someFields = (...changes: Partial<FormField>[]): FormField[] =>
  changes.map((change, index) =>
    aField({ id: `f${index + 1}`, name: `field_${index + 1}`, label: `Question ${index + 1}`, ...change }),
  )

export const aPublicForm = (changes: Partial<PublicForm> = {}): PublicForm => ({
  id: '01890000-0000-7000-8000-000000000001',
  title: 'Visitor feedback',
  description: 'Two minutes, spoken or typed.',
  structure: { fields: someFields({ required: true }, { type: 'number' }, { type: 'checkbox' }) },
  is_active: true,
  created_at: aMoment,
  updated_at: aMoment,
  retention_days: null,
  ...changes,
})

export const aForm = (changes: Partial<Form> = {}): Form => {
  const { retention_days: _, ...form } = aPublicForm()
  return { ...form, tags: [], version: 1, draft_at: null, response_count: 0, ...changes }
}

export const aFieldState = (changes: Partial<FieldState> = {}): FieldState => ({
  fieldId: 'f1',
  status: 'completed',
  isValid: true,
  value: 'Ada Lovelace',
  transcript: undefined,
  validationError: undefined,
  ...changes,
})

/** States keyed by their field id. */
export const statesFrom = (...states: Partial<FieldState>[]): FieldStates =>
  Object.fromEntries(states.map((state) => aFieldState(state)).map((state) => [state.fieldId, state]))

export const aFormSession = (changes: Partial<FormSession> = {}): FormSession => ({
  id: 'filling-1',
  formId: aPublicForm().id,
  currentFieldIndex: 0,
  fieldStates: statesFrom({}),
  isComplete: false,
  startedAt: aMoment,
  lastActiveAt: aMoment,
  ...changes,
})

export const aDevice = { userAgent: 'Chromium', language: 'en-GB', timezone: 'Europe/Berlin' }

export const aResponse = (changes: Partial<FieldResponse> = {}): FieldResponse => ({
  fieldId: 'f1',
  fieldType: 'text',
  value: 'Ada Lovelace',
  completedAt: aMoment,
  ...changes,
})

/** Responses keyed by their field id, as in a payload. */
export const responsesFrom = (...responses: Partial<FieldResponse>[]): Record<string, FieldResponse> =>
  Object.fromEntries(responses.map((response) => aResponse(response)).map((response) => [response.fieldId, response]))

export const aPayload = (changes: Partial<SubmissionPayload> = {}): SubmissionPayload => ({
  sessionId: aSession().id,
  formId: aPublicForm().id,
  responses: responsesFrom({}),
  metadata: { sessionStartedAt: aMoment, sessionCompletedAt: aLaterMoment, totalDuration: 125, submissionAttempts: 1 },
  ...changes,
})

export const aSession = (changes: Partial<Session> = {}): Session => ({
  id: '01890000-0000-7000-8000-0000000000a1',
  form_id: aPublicForm().id,
  status: 'active',
  started_at: aMoment,
  audio_uri: null,
  ...changes,
})

/** A file of so many bytes, all of them zero. */
export const aFile = (bytes = 3, changes: Partial<FileAnswer> = {}): FileAnswer => ({
  name: 'receipt.pdf',
  mediaType: 'application/pdf',
  size: bytes,
  data: 'A'.repeat(Math.floor(bytes / 3) * 4) + ['', 'AA==', 'AAA='][bytes % 3],
  ...changes,
})

export const aUser = (changes: Partial<User> = {}): User => ({
  id: '01890000-0000-7000-8000-0000000000b1',
  email: 'ada@example.com',
  full_name: 'Ada Lovelace',
  is_superuser: false,
  is_active: true,
  ...changes,
})

export const anItem = (changes: Partial<Item> = {}): Item => ({
  id: '01890000-0000-7000-8000-0000000000c1',
  title: 'Microphone',
  description: null,
  ...changes,
})
