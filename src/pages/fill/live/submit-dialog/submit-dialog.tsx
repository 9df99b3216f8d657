import type { ReactNode } from 'react'
import type { FormField, SubmissionPayload } from '../../../../../contract/types.gen.ts'
import { SUBMISSION_FALLBACKS, submissionFailure } from '../../../../../rules/failures.ts'
import { progressOf } from '../../../../../rules/progress.ts'
import { statesOf } from '../../../../../rules/form-answers.ts'
import { answerText } from '../../../../fields/answer-text.ts'
import { Lingering } from '../../../../ui/lingering.tsx'
import { Modal } from '../../../../ui/overlays/modal.tsx'
import type { SubmissionEvent } from '../../../../../machines/submission/setup.ts'
import type { SubmissionSnapshot } from '../../session/refs.ts'
import { saveFile } from '../outbox/save-file.ts'
import { Confirmation, type Summary } from './confirmation.tsx'
import { Failed } from './failed.tsx'
import { Submitting } from './submitting.tsx'
import { Success } from './success.tsx'

interface SubmitDialogProps {
  snapshot: SubmissionSnapshot
  send: (event: SubmissionEvent) => void
  /** Of the form. */
  title: string
  /** Those that are asked. */
  fields: FormField[]
  /** Where a field stands in the form; absent: where it stands among those that are asked. */
  placeOf?: (fieldId: string) => number
  /** What is said of a field to which something was said that is no answer yet. */
  waitingIn?: (fieldId: string) => string | undefined
  /** Of the form, as BCP 47. */
  language: string
  /** What sends the answers. */
  submit: string
  completionMessage: string
  /** What is said of it, hands-free. */
  conversation?: ReactNode
}

function summaryOf(
  { responses, metadata }: SubmissionPayload,
  fields: FormField[],
  language: string,
  { placeOf, waitingIn }: Pick<SubmitDialogProps, 'placeOf' | 'waitingIn'>,
): Summary {
  const { completed, percent } = progressOf(fields, statesOf(fields, responses))
  const rows = fields.map((field, index) => {
    const response = responses[field.id]
    const text = response && answerText(field, response.value, language)
    const waiting = waitingIn?.(field.id)
    return { fieldId: field.id, index: placeOf?.(field.id) ?? index, label: field.label, response: text, waiting }
  })
  const minutes = Math.max(1, Math.round((metadata?.totalDuration ?? 0) / 60))
  return { completed, percent, minutes, voiceSession: Boolean(metadata?.voiceSessionId), rows }
}

/** The four stages of sending, in one dialog. */
export function SubmitDialog({
  snapshot,
  send,
  title,
  fields,
  placeOf,
  waitingIn,
  language,
  submit,
  completionMessage,
  conversation,
}: SubmitDialogProps) {
  const { payload, progress, attempt, receipt, failure } = snapshot.context
  const summary = summaryOf(payload, fields, language, { placeOf, waitingIn })
  const close = () => send({ type: 'submission.closed' })
  return (
    <Modal labelledBy="submit-title" closable={snapshot.hasTag('closable')} onClose={close}>
      <Lingering of={typeof snapshot.value === 'string' ? snapshot.value : Object.keys(snapshot.value).join('')}>
        {snapshot.matches('confirmation') ? (
          <Confirmation
            summary={summary}
            language={language}
            submit={submit}
            onChange={(index) => send({ type: 'change.requested', index })}
            onCancel={close}
            onConfirm={() => send({ type: 'submission.confirmed' })}
          />
        ) : null}
        {snapshot.matches('submitting') ? <Submitting percent={progress} retries={Math.max(0, attempt - 1)} /> : null}
        {snapshot.matches('success') ? (
          <Success
            submissionId={receipt?.submission_id ?? ''}
            completed={summary.completed}
            completionMessage={completionMessage}
            onClose={close}
          />
        ) : null}
        {snapshot.matches('error') ? (
          <Failed
            failure={failure ?? { ...submissionFailure(null), message: SUBMISSION_FALLBACKS.message }}
            labelOf={(id) => fields.find((field) => field.id === id)?.label}
            isWaiting={snapshot.hasTag('waiting')}
            onSave={() => saveFile({ formId: payload.formId ?? '', title, fields, payload })}
            onCancel={close}
            onRetry={() => send({ type: 'submission.retried' })}
          />
        ) : null}
      </Lingering>
      {conversation}
    </Modal>
  )
}
