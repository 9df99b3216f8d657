import { Dialog as Ark } from '@ark-ui/react/dialog'
import { Portal } from '@ark-ui/react/portal'
import { type ReactNode, useEffect } from 'react'
import { Icon } from '../icons/icon.tsx'
import { Button } from '../inputs/button.tsx'
import { slotRecipe, type VariantsOf } from '../recipe.ts'
import type { dialog } from '../recipes/overlays/dialog.ts'
import { dismissSuccesses, raiseToasts } from './toaster.tsx'

const dialogClass = slotRecipe<typeof dialog>('dialog')

/** A click on a toast is not a click outside: it must not throw away what was typed. */
const toasts = () => document.querySelector('[data-scope="toast"][data-part="group"]')

export interface DialogProps extends VariantsOf<typeof dialog> {
  open: boolean
  onClose: () => void
  title: string
  description?: string | undefined
  /** Names a button beside the title that closes it: of a dialog that may be longer than the screen. */
  closeLabel?: string | undefined
  /** `alertdialog` for what cannot be undone. */
  role?: 'dialog' | 'alertdialog'
  /** Where the focus goes at the end, when not back to where it was. */
  focusAfter?: (() => HTMLElement | null) | undefined
  children: ReactNode
}

export function OpenedDialog({ role = 'dialog', focusAfter, size, children, ...dialog }: DialogProps) {
  const { open, onClose, title, description, closeLabel } = dialog
  // On a phone a dialog is as high as the screen, and a toast of before would cover what it begins with.
  useEffect(() => {
    if (!open) return
    dismissSuccesses()
    return raiseToasts()
  }, [open])
  return (
    <Ark.Root
      open={open}
      onOpenChange={(details) => details.open || onClose()}
      role={role}
      persistentElements={[toasts]}
      {...(focusAfter && { finalFocusEl: focusAfter })}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Ark.Backdrop className={dialogClass('backdrop')} />
        <Ark.Positioner className={dialogClass('positioner')}>
          <Ark.Content className={dialogClass('content', { size })}>
            <div className={dialogClass('header')}>
              <div className={dialogClass('heading')}>
                <Ark.Title className={dialogClass('title')}>{title}</Ark.Title>
                {closeLabel === undefined ? null : (
                  <Button
                    variant="quiet"
                    icon
                    aria-label={closeLabel}
                    className={dialogClass('close')}
                    onClick={onClose}
                  >
                    <Icon name="close" />
                  </Button>
                )}
              </div>
              {description === undefined ? null : (
                <Ark.Description className={dialogClass('description')}>{description}</Ark.Description>
              )}
            </div>
            {children}
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  )
}
