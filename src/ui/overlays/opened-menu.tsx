import { Menu as Ark } from '@ark-ui/react/menu'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { slotRecipe } from '../recipe.ts'
import type { menu } from '../recipes/overlays/menu.ts'
import { usePlacedMenu } from './place-menu.ts'

const menuClass = slotRecipe<typeof menu>('menu')

/** The item that is marked when it opens: by a key the first, or from below the last; by a press none. */
export type MarkedItem = 'first' | 'last' | 'none'

interface OpenedMenuProps {
  /** The id of its button. */
  button: string
  marked: MarkedItem
  onClose: () => void
  children: ReactNode
}

/** Open as long as it is mounted. */
export function OpenedMenu({ button, marked, onClose, children }: OpenedMenuProps) {
  const opened = usePlacedMenu(button, onClose)
  const content = useRef<HTMLDivElement>(null)
  const mark = useEffectEvent(() => {
    if (marked === 'none') return
    const items = [...(content.current?.querySelectorAll<HTMLElement>('[role=menuitem]:not([data-disabled])') ?? [])]
    const value = items.at(marked === 'first' ? 0 : -1)?.dataset['value']
    if (value !== undefined) opened.api.setHighlightedValue(value)
  })
  useEffect(() => mark(), [])
  return (
    <Ark.RootProvider value={opened}>
      <Ark.Positioner className={menuClass('positioner')}>
        <Ark.Content ref={content} className={menuClass('content')}>
          {children}
        </Ark.Content>
      </Ark.Positioner>
    </Ark.RootProvider>
  )
}
