import { type ReactNode, useRef, useState } from 'react'
import { ConfirmDialog } from './dialogs/confirm-dialog.tsx'
import { RowMenu } from './row-menu.tsx'

interface EditDialogProps {
  onClose: () => void
  focusAfter: () => HTMLElement | null
}

interface RowActionsProps {
  label: string
  texts: { edit: string; remove: string; removeHint: string }
  disabled?: boolean | undefined
  isRemoving: boolean
  /** What goes with the row. */
  removalNote?: ReactNode
  onRemove: (onSettled: () => void) => void
  /** The dialog that edits the row; mounted while it is open. */
  renderEditDialog: (dialog: EditDialogProps) => ReactNode
}

/** The menu of a table's row and its two dialogs: to edit the row, and to confirm its removal. */
export function RowActions({
  label,
  texts,
  disabled,
  isRemoving,
  removalNote,
  onRemove,
  renderEditDialog,
}: RowActionsProps) {
  const [dialog, setDialog] = useState<'edit' | 'remove' | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const focusAfter = () => button.current
  const close = () => setDialog(null)
  return (
    <>
      <RowMenu
        button={button}
        label={label}
        disabled={disabled}
        edit={texts.edit}
        remove={texts.remove}
        onEdit={() => setDialog('edit')}
        onRemove={() => setDialog('remove')}
      />
      {dialog === 'edit' ? <EditDialog render={renderEditDialog} onClose={close} focusAfter={focusAfter} /> : null}
      <ConfirmDialog
        open={dialog === 'remove'}
        title={texts.remove}
        description={texts.removeHint}
        note={removalNote}
        busy={isRemoving}
        onConfirm={() => onRemove(close)}
        onClose={close}
        focusAfter={focusAfter}
      />
    </>
  )
}

/** A component of its own, since the compiler allows no call with a ref while `RowActions` renders. */
function EditDialog({ render, ...dialog }: EditDialogProps & { render: RowActionsProps['renderEditDialog'] }) {
  return render(dialog)
}
