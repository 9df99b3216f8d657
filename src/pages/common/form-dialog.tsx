import type { ReactNode, SubmitEventHandler } from 'react'
import { Button } from '../../ui/inputs/button.tsx'
import { Dialog, DialogBody, DialogFooter } from '../../ui/overlays/dialog.tsx'
import { sharedTexts } from './texts.ts'

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
      <form noValidate onSubmit={onSubmit}>
        <DialogBody>{children}</DialogBody>
        <DialogFooter>
          <Button variant="outline" disabled={busy} onClick={dialog.onClose}>
            {sharedTexts.cancel}
          </Button>
          <Button type="submit" disabled={busy}>
            {sharedTexts.save}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  )
}
