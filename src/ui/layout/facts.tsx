import type { ReactNode } from 'react'
import { slotRecipe } from '../recipe.ts'
import type { facts } from '../recipes/layout/facts.ts'

const factsClass = slotRecipe<typeof facts>('facts')

export function Facts({ children }: { children: ReactNode }) {
  return <dl className={factsClass('root')}>{children}</dl>
}

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className={factsClass('name')}>{name}</dt>
      <dd className={factsClass('value')}>{children}</dd>
    </div>
  )
}
