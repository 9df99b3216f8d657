import { Menu as Ark } from '@ark-ui/react/menu'
import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { slotRecipe, type VariantsOf } from '../recipe.ts'
import type { menu } from '../recipes/overlays/menu.ts'

const menuClass = slotRecipe<typeof menu>('menu')

interface MenuProps {
  /** One button. */
  trigger: ReactElement
  children: ReactNode
}

/** In its place in the page, so that it belongs to a landmark; fixed, so that no table cuts it off. */
export const positioning = { placement: 'bottom-end', strategy: 'fixed', gutter: 6 } as const

export function Menu({ trigger, children }: MenuProps) {
  return (
    <Ark.Root lazyMount unmountOnExit positioning={positioning}>
      <Ark.Trigger asChild>{trigger}</Ark.Trigger>
      <Ark.Positioner>
        <Ark.Content className={menuClass('content')}>{children}</Ark.Content>
      </Ark.Positioner>
    </Ark.Root>
  )
}

export function MenuItem({ tone, ...rest }: ComponentProps<typeof Ark.Item> & VariantsOf<typeof menu>) {
  return <Ark.Item className={menuClass('item', { tone })} {...rest} />
}

export function MenuSeparator() {
  return <Ark.Separator className={menuClass('separator')} />
}
