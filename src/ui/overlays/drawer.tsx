import { Dialog as Ark } from '@ark-ui/react/dialog'
import { Portal } from '@ark-ui/react/portal'
import type { ReactNode } from 'react'
import { Button } from '../inputs/button.tsx'
import { Icon } from '../icons/icon.tsx'
import { slotRecipe } from '../recipe.ts'
import type { drawer } from '../recipes/overlays/drawer.ts'

const drawerClass = slotRecipe<typeof drawer>('drawer')

interface DrawerProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  closeLabel: string
  footer: ReactNode
  children: ReactNode
}

/** A dialog at the start edge: the focus stays in it, Escape and the backdrop close it. */
export function Drawer({ open, onOpenChange, title, closeLabel, footer, children }: DrawerProps) {
  return (
    <Ark.Root open={open} onOpenChange={(details) => onOpenChange(details.open)} lazyMount unmountOnExit>
      <Portal>
        <Ark.Backdrop className={drawerClass('backdrop')} />
        <Ark.Positioner className={drawerClass('positioner')}>
          <Ark.Content className={drawerClass('content')}>
            <div className={drawerClass('header')}>
              <Ark.Title className={drawerClass('title')}>{title}</Ark.Title>
              <Button variant="quiet" size="sm" icon aria-label={closeLabel} onClick={() => onOpenChange(false)}>
                <Icon name="close" />
              </Button>
            </div>
            {children}
            <div className={drawerClass('footer')}>{footer}</div>
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  )
}
