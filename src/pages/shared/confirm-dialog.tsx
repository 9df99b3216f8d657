import { Button } from '../../ui/button.tsx'
import { Dialog, DialogFooter } from '../../ui/dialog.tsx'
import { sharedTexts } from './texts.ts'

interface ConfirmDialogProps {
  open: boolean
  title: string
  description: string
  confirm?: string
  busy: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asks before something is gone for good. */
export function ConfirmDialog({ confirm = sharedTexts.remove, busy, onConfirm, ...dialog }: ConfirmDialogProps) {
  return (
    <Dialog role="alertdialog" {...dialog}>
      <DialogFooter>
        <Button variant="outline" disabled={busy} onClick={dialog.onClose}>
          {sharedTexts.cancel}
        </Button>
        <Button variant="danger" disabled={busy} onClick={onConfirm}>
          {confirm}
        </Button>
      </DialogFooter>
    </Dialog>
  )
}
