import type { FormField, SubmissionPayload } from '../../../../../contract/types.gen.ts'
import { saveJson } from '../../../../transport/save-json.ts'

interface Saved {
  formId: string
  title: string
  /** Of the form, where it is the one of this page. */
  fields: FormField[]
  payload: SubmissionPayload
}

/** Everything that waits, first in words that a person reads; files are in base64, as they are sent. */
function fileText({ formId, title, fields, payload }: Saved): string {
  const labelOf = (id: string) => fields.find((field) => field.id === id)?.label ?? id
  const answers = Object.values(payload.responses).map(({ fieldId, value }) => ({
    question: labelOf(fieldId),
    answer: value,
  }))
  return JSON.stringify(
    { form: title, address: `${location.origin}/forms/${formId}`, answers, submission: payload },
    null,
    2,
  )
}

/** Has the browser save it. */
export const saveFile = (saved: Saved): void => saveJson(fileText(saved), saved.title, 'answers')
