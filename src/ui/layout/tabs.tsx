import { Tabs as Ark } from '@ark-ui/react/tabs'
import type { ReactNode } from 'react'
import { slotRecipe } from '../recipe.ts'
import type { tabs } from '../recipes/layout/tabs.ts'

const tabsClass = slotRecipe<typeof tabs>('tabs')

export interface Tab {
  id: string
  label: string
  content: ReactNode
}

/** Each panel is labelled by its tab's text. */
export function Tabs({ label, tabs: list }: { label: string; tabs: Tab[] }) {
  return (
    <Ark.Root className={tabsClass('root')} defaultValue={list[0]?.id ?? null} lazyMount unmountOnExit>
      <Ark.List className={tabsClass('list')} aria-label={label}>
        {list.map((tab) => (
          <Ark.Trigger key={tab.id} value={tab.id} className={tabsClass('trigger')}>
            {tab.label}
          </Ark.Trigger>
        ))}
      </Ark.List>
      {list.map((tab) => (
        <Ark.Content key={tab.id} value={tab.id} className={tabsClass('content')}>
          {tab.content}
        </Ark.Content>
      ))}
    </Ark.Root>
  )
}
