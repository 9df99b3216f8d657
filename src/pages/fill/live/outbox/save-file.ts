import type { FormField, SubmissionPayload } from '../../../../../contract/types.gen.ts'

interface Saved {
  formId: string
  title: string
  /** Of the form, where it is the one of this page. */
  fields: FormField[]
  payload: SubmissionPayload
}

/** Everything that waits, first in words that a person reads; files are in base64, as they are sent. */
export function fileText({ formId, title, fields, payload }: Saved): string {
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
export function saveFile(saved: Saved): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([fileText(saved)], { type: 'application/json' }))
  link.download = `${fileName(saved.title)}.json`
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

/** What no system takes in the name of a file is left out. */
const fileName = (title: string): string =>
  title
    .replaceAll(/[^\p{L}\p{N} _-]+/gu, '')
    .trim()
    .slice(0, 80) || 'answers'
