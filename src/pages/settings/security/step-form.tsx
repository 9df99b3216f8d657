import type { ReactNode, SubmitEventHandler } from 'react'
import { Alert } from '../../../ui/feedback/alert.tsx'
import { Button } from '../../../ui/inputs/button.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { DialogBody, DialogFooter } from '../../../ui/overlays/dialog.tsx'
import { sharedTexts } from '../../common/texts.ts'

interface StepFormProps {
  submit: string
  isBusy: boolean
  /** Why the last attempt failed. */
  failure: string | null
  onSubmit: SubmitEventHandler<HTMLFormElement>
  onClose: () => void
  children: ReactNode
}

/** One step of a change of the account's protection, in a dialog: Enter goes on. */
export function StepForm({ submit, isBusy, failure, onSubmit, onClose, children }: StepFormProps) {
  return (
    <form noValidate onSubmit={onSubmit}>
      <DialogBody>
        <Stack gap={4}>
          {failure === null ? null : (
            <Alert tone="danger" role="alert">
              {failure}
            </Alert>
          )}
          {children}
        </Stack>
      </DialogBody>
      <DialogFooter>
        <Button variant="outline" disabled={isBusy} onClick={onClose}>
          {sharedTexts.cancel}
        </Button>
        <Button type="submit" disabled={isBusy}>
          {submit}
        </Button>
      </DialogFooter>
    </form>
  )
}
