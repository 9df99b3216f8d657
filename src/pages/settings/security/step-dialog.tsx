import type { ReactNode, SubmitEventHandler } from 'react'
import { Alert } from '../../../ui/feedback/alert.tsx'
import { Button } from '../../../ui/inputs/button.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Dialog, DialogBody, DialogFooter } from '../../../ui/overlays/dialog.tsx'
import { sharedTexts } from '../../common/texts.ts'

interface StepDialogProps {
  title: string
  description: string
  submit: string
  isBusy: boolean
  /** Why the last attempt failed. */
  failure: string | null
  onSubmit: SubmitEventHandler<HTMLFormElement>
  onClose: () => void
  children: ReactNode
}

/** One step of a change of the account's protection: Enter goes on, Escape leaves. */
export function StepDialog({ submit, isBusy, failure, onSubmit, children, ...dialog }: StepDialogProps) {
  return (
    <Dialog open {...dialog}>
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
          <Button variant="outline" disabled={isBusy} onClick={dialog.onClose}>
            {sharedTexts.cancel}
          </Button>
          <Button type="submit" disabled={isBusy}>
            {submit}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  )
}
