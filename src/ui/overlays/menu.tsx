import { Menu as Ark } from '@ark-ui/react/menu'
import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { slotRecipe, type VariantsOf } from '../recipe.ts'
import type { menu } from '../recipes/overlays/menu.ts'
import { usePlacedMenu } from './place-menu.ts'

const menuClass = slotRecipe<typeof menu>('menu')

interface MenuProps {
  /** One button. */
  trigger: ReactElement
  children: ReactNode
}

export function Menu({ trigger, children }: MenuProps) {
  return (
    <Ark.RootProvider value={usePlacedMenu()} lazyMount unmountOnExit>
      <Ark.Trigger asChild>{trigger}</Ark.Trigger>
      <Ark.Positioner className={menuClass('positioner')}>
        <Ark.Content className={menuClass('content')}>{children}</Ark.Content>
      </Ark.Positioner>
    </Ark.RootProvider>
  )
}

export function MenuItem({ tone, ...rest }: ComponentProps<typeof Ark.Item> & VariantsOf<typeof menu>) {
  return <Ark.Item className={menuClass('item', { tone })} {...rest} />
}

export function MenuSeparator() {
  return <Ark.Separator className={menuClass('separator')} />
}
