import { type ReactNode, useRef } from 'react'
import { Button } from '../../../ui/inputs/button.tsx'
import { Dialog, DialogFooter } from '../../../ui/overlays/dialog.tsx'
import { sharedTexts } from '../texts.ts'
import { mainContent } from './main-content.ts'

interface ConfirmDialogProps {
  open: boolean
  title: string
  description: string
  /** What will be gone. */
  note?: ReactNode
  confirm?: string
  busy: boolean
  onConfirm: () => void
  onClose: () => void
  focusAfter?: () => HTMLElement | null
}

/** Asks before something is gone for good. The focus then goes to the page, since the row that had it is gone too. */
export function ConfirmDialog({
  confirm = sharedTexts.remove,
  busy,
  onConfirm,
  focusAfter,
  note,
  ...dialog
}: ConfirmDialogProps) {
  const isConfirmed = useRef(false)
  const confirmNow = () => {
    isConfirmed.current = true
    onConfirm()
  }
  return (
    <Dialog
      role="alertdialog"
      {...dialog}
      focusAfter={() => (isConfirmed.current ? mainContent() : (focusAfter?.() ?? null))}
    >
      {note}
      <DialogFooter>
        <Button variant="outline" disabled={busy} onClick={dialog.onClose}>
          {sharedTexts.cancel}
        </Button>
        <Button variant="danger" disabled={busy} onClick={confirmNow}>
          {confirm}
        </Button>
      </DialogFooter>
    </Dialog>
  )
}
