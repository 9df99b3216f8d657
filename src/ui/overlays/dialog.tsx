import type { ComponentProps } from 'react'
import { lateDialog } from '../late-part.tsx'
import { slotRecipe } from '../recipe.ts'
import type { dialog } from '../recipes/overlays/dialog.ts'
import type { DialogProps } from './opened-dialog.tsx'

const dialogClass = slotRecipe<typeof dialog>('dialog')

export const Dialog = lateDialog<DialogProps>(async () => (await import('./opened-dialog.tsx')).OpenedDialog)

export function DialogBody(props: ComponentProps<'div'>) {
  return <div className={dialogClass('body')} {...props} />
}

export function DialogFooter(props: ComponentProps<'div'>) {
  return <div className={dialogClass('footer')} {...props} />
}
