import type { FieldResponse, FormField, SubmissionPayload } from '../../contract/types.gen.ts'
import { aDevice, aLaterMoment, aMoment, responsesFrom, someFields } from '../../tests/support/builders.ts'

/** Stands in a body where each request writes its own session's id; as long as one, so that lengths stay. */
export const SESSION_MARK = '00000000-0000-0000-0000-000000000000'

const questions: [Partial<FormField>, FieldResponse['value'], string][] = [
  [{ type: 'text', validation: { minLength: 2, maxLength: 80 } }, 'Ada Lovelace', 'ada lovelace'],
  [{ type: 'email' }, 'ada@example.com', 'ada at example dot com'],
  [{ type: 'number', validation: { min: 1, max: 10 } }, 9, 'nine out of ten'],
  [{ type: 'radio' }, 'light_blue', 'the light blue one please'],
  [{ type: 'checkbox' }, ['red', 'green'], 'red and also green'],
  [
    { type: 'textarea', validation: { maxLength: 2000 } },
    'The way to the second floor was hard to find, but everybody was kind.',
    'the way to the second floor was hard to find but everybody was kind',
  ],
]

/** Six fields, each required and each with something to validate. */
export const fields = someFields(...questions.map(([changes]) => ({ ...changes, required: true })))

/** What the page sends after six spoken answers. */
export const payloadFor = (formId: string): SubmissionPayload => ({
  sessionId: SESSION_MARK,
  formId,
  responses: responsesFrom(
    ...questions.map(([, value, transcript], index) => {
      const { id, type } = fields[index]!
      return { fieldId: id, fieldType: type, value, transcript, confidence: 0.93 }
    }),
  ),
  metadata: {
    sessionStartedAt: aMoment,
    sessionCompletedAt: aLaterMoment,
    totalDuration: 125,
    voiceSessionId: SESSION_MARK,
    deviceInfo: aDevice,
    submissionAttempts: 1,
    submittedAt: aLaterMoment,
    ...aDevice,
  },
})
