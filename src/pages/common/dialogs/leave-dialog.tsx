import { Button } from '../../../ui/inputs/button.tsx'
import { Dialog, DialogFooter } from '../../../ui/overlays/dialog.tsx'
import { leaveTexts as texts } from '../texts.ts'

interface LeaveDialogProps {
  open: boolean
  /** What would be lost. */
  hint: string
  /** Whether what was written is gone then: not where it is kept to go on with. */
  isLost: boolean
  onStay: () => void
  onLeave: () => void
}

export function LeaveDialog({ open, hint, isLost, onStay, onLeave }: LeaveDialogProps) {
  return (
    <Dialog open={open} role="alertdialog" title={texts.title} description={hint} onClose={onStay}>
      <DialogFooter>
        <Button variant="outline" onClick={onStay}>
          {texts.stay}
        </Button>
        <Button variant={isLost ? 'danger' : 'solid'} onClick={onLeave}>
          {texts.leave}
        </Button>
      </DialogFooter>
    </Dialog>
  )
}
