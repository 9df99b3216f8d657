import { Menu as Ark } from '@ark-ui/react/menu'
import { Portal } from '@ark-ui/react/portal'
import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { slotRecipe, type VariantsOf } from './recipe.ts'
import type { menu } from './recipes/menu.ts'

const menuClass = slotRecipe<typeof menu>('menu')

interface MenuProps {
  /** One button. */
  trigger: ReactElement
  children: ReactNode
}

export function Menu({ trigger, children }: MenuProps) {
  return (
    <Ark.Root lazyMount unmountOnExit positioning={{ placement: 'bottom-end', gutter: 6 }}>
      <Ark.Trigger asChild>{trigger}</Ark.Trigger>
      <Portal>
        <Ark.Positioner>
          <Ark.Content className={menuClass('content')}>{children}</Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  )
}

export function MenuItem({ tone, ...rest }: ComponentProps<typeof Ark.Item> & VariantsOf<typeof menu>) {
  return <Ark.Item className={menuClass('item', { tone })} {...rest} />
}

export function MenuSeparator() {
  return <Ark.Separator className={menuClass('separator')} />
}
