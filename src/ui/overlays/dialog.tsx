import { type ComponentProps, useState } from 'react'
import { latePart } from '../late-part.tsx'
import { slotRecipe } from '../recipe.ts'
import type { dialog } from '../recipes/overlays/dialog.ts'
import type { DialogProps } from './opened-dialog.tsx'

const dialogClass = slotRecipe<typeof dialog>('dialog')

const [OpenedDialog, fetchOpenedDialog] = latePart<DialogProps>(
  async () => (await import('./opened-dialog.tsx')).OpenedDialog,
)
export { fetchOpenedDialog }

/** Most dialogs of a list are never opened: what runs one begins when it first opens, and stays for its way out. */
export function Dialog(props: DialogProps) {
  const { open } = props
  const [wasOpened, setOpened] = useState(open)
  if (open && !wasOpened) setOpened(true)
  return wasOpened ? <OpenedDialog {...props} /> : null
}

export function DialogBody(props: ComponentProps<'div'>) {
  return <div className={dialogClass('body')} {...props} />
}

export function DialogFooter(props: ComponentProps<'div'>) {
  return <div className={dialogClass('footer')} {...props} />
}
