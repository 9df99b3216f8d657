import type { ReactNode, SubmitEventHandler } from 'react'
import { Alert } from '../../../ui/feedback/alert.tsx'
import { Button } from '../../../ui/inputs/button.tsx'
import { DialogBody, DialogFooter } from '../../../ui/overlays/dialog.tsx'
import { sharedTexts } from '../texts.ts'

interface StepFormProps {
  submit: string
  isBusy: boolean
  /** Why the last attempt failed. */
  failure?: string | null
  onSubmit: SubmitEventHandler<HTMLFormElement>
  /** Something is taken away by it. */
  isRemoval?: boolean
  cancel?: string
  onCancel: () => void
  children: ReactNode
}

/** The form in a dialog: Enter goes on. */
export function StepForm(props: StepFormProps) {
  const { submit, isBusy, failure = null, onSubmit, isRemoval, cancel = sharedTexts.cancel, onCancel, children } = props
  return (
    <form noValidate onSubmit={onSubmit}>
      <DialogBody>
        {failure === null ? null : (
          <Alert tone="danger" role="alert">
            {failure}
          </Alert>
        )}
        {children}
      </DialogBody>
      <DialogFooter>
        <Button variant="outline" disabled={isBusy} onClick={onCancel}>
          {cancel}
        </Button>
        <Button type="submit" variant={isRemoval ? 'danger' : 'solid'} disabled={isBusy}>
          {submit}
        </Button>
      </DialogFooter>
    </form>
  )
}
