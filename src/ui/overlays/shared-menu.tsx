import { Menu as Ark, type UseMenuReturn } from '@ark-ui/react/menu'
import { createContext, type ReactNode, use, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { slotRecipe } from '../recipe.ts'
import type { menu } from '../recipes/overlays/menu.ts'
import { usePlacedMenu } from './place-menu.ts'

const menuClass = slotRecipe<typeof menu>('menu')

type Api = UseMenuReturn['api']
type TriggerProps = ReturnType<Api['getTriggerProps']>

/** What the rows of a list know of its menu: which of them opened it, and how a press is handed to it. */
function menuTriggers(first: Api) {
  let api = first
  const listeners = new Set<() => void>()
  const opened = () => (api.open ? api.triggerValue : null)
  return {
    opened,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    update(next: Api) {
      const before = opened()
      api = next
      if (opened() !== before) for (const listener of listeners) listener()
    },
    /** Stay the same while others open the menu, so that no row renders then. */
    propsOf(value: string, isOpen: boolean): TriggerProps {
      const { 'aria-controls': controls, ...props } = api.getTriggerProps({ value })
      const now = () => api.getTriggerProps({ value })
      return {
        ...props,
        'aria-expanded': isOpen,
        'aria-controls': isOpen ? controls : undefined,
        onClick: (event) => now().onClick?.(event),
        onKeyDown: (event) => now().onKeyDown?.(event),
      }
    },
  }
}

const Triggers = createContext<ReturnType<typeof menuTriggers> | null>(null)

interface SharedMenuProps {
  /** Of the row whose button opened it. */
  items: (value: string) => ReactNode
  children: ReactNode
}

/**
 * One menu for all rows of a list. A menu in each row would be a machine in each, and opening one would lay the list out
 * again.
 */
export function SharedMenu({ items, children }: SharedMenuProps) {
  const shared = usePlacedMenu()
  const { api } = shared
  const [triggers] = useState(() => menuTriggers(api))
  useLayoutEffect(() => triggers.update(api), [triggers, api])
  return (
    <Triggers value={triggers}>
      {children}
      <Ark.RootProvider value={shared} lazyMount unmountOnExit>
        <Ark.Positioner className={menuClass('positioner')}>
          <Ark.Content className={menuClass('content')}>
            {api.triggerValue === null ? null : items(api.triggerValue)}
          </Ark.Content>
        </Ark.Positioner>
      </Ark.RootProvider>
    </Triggers>
  )
}

/** The button in a row that opens the list's menu: what a menu's item opens gives it the focus back. */
export const menuTrigger = (value: string) => (): HTMLElement | null =>
  document.querySelector(`[data-scope="menu"][data-part="trigger"][data-value="${CSS.escape(value)}"]`)

/** The properties of the button in a row that opens the list's menu. */
export function useMenuTrigger(value: string): TriggerProps {
  const triggers = use(Triggers)
  if (!triggers) throw new Error('A menu’s button stands in its list')
  const isOpen = useSyncExternalStore(triggers.subscribe, () => triggers.opened() === value)
  return triggers.propsOf(value, isOpen)
}
