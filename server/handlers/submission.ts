import { hash } from 'node:crypto'
import type { AnswerValue, FieldResponse, FormField, SubmissionPayload } from '../../contract/types.gen.ts'
import { isAnswered } from '../../rules/answers.ts'
import { isFileAnswer } from '../../rules/answers/files.ts'
import { tidyAnswer } from '../../rules/answers/tidy.ts'
import { traitsOf } from '../../rules/field-types.ts'
import type { StoredResponse } from '../store/responses/stored-response.ts'
import type { Attachment, NewSubmission } from '../store/submissions.ts'
import type { StoredSession } from '../store/sessions.ts'

/**
 * What is stored of a valid submission: normalised answers in the order of the fields, files apart.
 * @returns with a hash that is equal for equal answers, whatever else differs between two attempts
 */
export function storable(session: StoredSession, { responses, metadata = {} }: SubmissionPayload): NewSubmission {
  const stored: Record<string, StoredResponse> = {}
  const answers: [string, AnswerValue][] = []
  const attachments: Attachment[] = []
  for (const field of session.fields) {
    const response = Object.hasOwn(responses, field.id) ? responses[field.id] : undefined
    if (!response) continue
    const value = isAnswered(field, response.value) ? tidyAnswer(field, response.value) : null
    stored[field.id] = storedResponse(response, value, session)
    answers.push([response.fieldId, value])
    attachments.push(...attachmentOf(field, value))
  }
  const answersHash = hash('sha256', JSON.stringify(answers), 'base64url')
  return { session, responses: stored, metadata, attachments, answersHash }
}

function storedResponse(
  response: FieldResponse,
  value: AnswerValue,
  { keepsCorrections }: StoredSession,
): StoredResponse {
  const stored = { ...response, value: describedFile(value) }
  if (!keepsCorrections && stored.corrections) delete stored.corrections
  return stored
}

const describedFile = (value: AnswerValue): StoredResponse['value'] =>
  isFileAnswer(value) ? { name: value.name, mediaType: value.mediaType, size: value.size } : value

const attachmentOf = ({ id, type }: FormField, value: AnswerValue): Attachment[] =>
  traitsOf(type).value === 'upload' && isFileAnswer(value)
    ? [{ fieldId: id, name: value.name, mediaType: value.mediaType, data: Buffer.from(value.data, 'base64') }]
    : []
