import { Alert } from '../../../../ui/feedback/alert.tsx'
import { Button } from '../../../../ui/inputs/button.tsx'
import { modalClass, ModalTitle } from '../../../../ui/overlays/modal.tsx'
import { REVIEW } from '../texts.ts'
import { ResponsesTable, type ShownResponse } from './responses-table.tsx'
import { Stats } from './stats.tsx'

export interface Summary {
  completed: number
  percent: number
  minutes: number
  /** Whether the server began a voice session. */
  voiceSession: boolean
  rows: ShownResponse[]
}

interface ConfirmationProps {
  summary: Summary
  /** Of the form, as BCP 47. */
  language: string
  /** What sends the answers. */
  submit: string
  /** Back to a field, by its place in the form. */
  onChange: (index: number) => void
  onCancel: () => void
  onConfirm: () => void
}

export function Confirmation({ summary, language, submit, onChange, onCancel, onConfirm }: ConfirmationProps) {
  const { completed, percent, minutes, voiceSession, rows } = summary
  return (
    <>
      <ModalTitle id="submit-title">{REVIEW}</ModalTitle>
      <Stats completed={completed} percent={percent} minutes={minutes} />
      <ResponsesTable rows={rows} language={language} onChange={onChange} />
      {voiceSession ? (
        <Alert tone="success">Filled in a voice session: spoken and typed answers count alike.</Alert>
      ) : null}
      <div className={modalClass('footer')}>
        <Button variant="outline" onClick={onCancel}>
          Cancel
        </Button>
        <Button disabled={completed === 0} onClick={onConfirm}>
          {submit}
        </Button>
      </div>
    </>
  )
}
