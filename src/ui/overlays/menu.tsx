import { MenuItem as ArkItem, MenuSeparator as ArkSeparator } from '@ark-ui/react/menu'
import { ark } from '@ark-ui/react/factory'
import {
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  useId,
  useState,
} from 'react'
import { latePart } from '../late-part.tsx'
import { slotRecipe, type VariantsOf } from '../recipe.ts'
import type { menu } from '../recipes/overlays/menu.ts'
import type { MarkedItem } from './opened-menu.tsx'

const menuClass = slotRecipe<typeof menu>('menu')

const OpenedMenu = latePart(async () => (await import('./opened-menu.tsx')).OpenedMenu)

interface MenuProps {
  /** One button. */
  trigger: ReactElement
  children: ReactNode
}

const MARKED_BY: Readonly<Record<string, MarkedItem>> = { ArrowDown: 'first', ArrowUp: 'last' }

/** A closed menu is no more than its button: of the thousand in a list all are closed, and the first screen waits for none. */
export function Menu({ trigger, children }: MenuProps) {
  const id = useId()
  const [marked, setMarked] = useState<MarkedItem>()
  const isOpen = marked !== undefined
  const close = () => setMarked(undefined)
  const onClick = ({ detail, currentTarget }: MouseEvent<HTMLElement>) => {
    // Not every browser gives the focus to a button that is pressed.
    currentTarget.focus()
    if (isOpen) close()
    // A button that is clicked by Enter or Space counts no clicks.
    else setMarked(detail === 0 ? 'first' : 'none')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const byKey = MARKED_BY[event.key]
    if (!byKey) return
    event.preventDefault()
    setMarked(byKey)
  }
  return (
    <>
      <ark.button asChild id={id} aria-haspopup="menu" aria-expanded={isOpen} onClick={onClick} onKeyDown={onKeyDown}>
        {trigger}
      </ark.button>
      {isOpen ? (
        <OpenedMenu button={id} marked={marked} onClose={close}>
          {children}
        </OpenedMenu>
      ) : null}
    </>
  )
}

export function MenuItem({ tone, ...rest }: ComponentProps<typeof ArkItem> & VariantsOf<typeof menu>) {
  return <ArkItem className={menuClass('item', { tone })} {...rest} />
}

export function MenuSeparator() {
  return <ArkSeparator className={menuClass('separator')} />
}
