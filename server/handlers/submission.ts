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
  const tidy = session.fields.flatMap((field) => tidyResponse(session, field, responses))
  const answers = tidy.map(({ fieldId, value }) => [fieldId, value])
  return {
    session,
    responses: Object.fromEntries(tidy.map((response) => [response.fieldId, withoutData(response)])),
    metadata,
    attachments: tidy.flatMap(attachmentOf),
    answersHash: hash('sha256', JSON.stringify(answers), 'base64url'),
  }
}

function tidyResponse(
  { keepsCorrections }: StoredSession,
  field: FormField,
  responses: Record<string, FieldResponse>,
): FieldResponse[] {
  const response = Object.hasOwn(responses, field.id) ? responses[field.id] : undefined
  if (!response) return []
  const kept = keepsCorrections || !response.corrections ? response : withoutCorrections(response)
  return [{ ...kept, value: isAnswered(field, response.value) ? tidyAnswer(field, response.value) : null }]
}

function withoutCorrections(response: FieldResponse): FieldResponse {
  const kept = { ...response }
  delete kept.corrections
  return kept
}

const withoutData = (response: FieldResponse): StoredResponse => ({ ...response, value: describedFile(response.value) })

const describedFile = (value: AnswerValue): StoredResponse['value'] =>
  isFileAnswer(value) ? { name: value.name, mediaType: value.mediaType, size: value.size } : value

const attachmentOf = ({ fieldId, fieldType, value }: FieldResponse): Attachment[] =>
  traitsOf(fieldType).value === 'upload' && isFileAnswer(value)
    ? [{ fieldId, name: value.name, mediaType: value.mediaType, data: Buffer.from(value.data, 'base64') }]
    : []
