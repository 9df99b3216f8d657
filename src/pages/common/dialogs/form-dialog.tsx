import type { ReactNode, SubmitEventHandler } from 'react'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { sharedTexts } from '../texts.ts'
import { StepForm } from './step-form.tsx'

interface FormDialogProps {
  open: boolean
  title: string
  description: string
  busy: boolean
  onSubmit: SubmitEventHandler<HTMLFormElement>
  onClose: () => void
  focusAfter?: (() => HTMLElement | null) | undefined
  children: ReactNode
}

/** A form in a dialog: Enter saves, Escape leaves. */
export function FormDialog({ busy, onSubmit, children, ...dialog }: FormDialogProps) {
  return (
    <Dialog {...dialog}>
      <StepForm submit={sharedTexts.save} isBusy={busy} onSubmit={onSubmit} onCancel={dialog.onClose}>
        {children}
      </StepForm>
    </Dialog>
  )
}
