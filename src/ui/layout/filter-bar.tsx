import type { ComponentProps } from 'react'
import { slotRecipe } from '../recipe.ts'
import type { filterBar } from '../recipes/layout/filter-bar.ts'

export const filterBarClass = slotRecipe<typeof filterBar>('filterBar')

/** @param aria-label says what is filtered */
export function FilterBar(props: ComponentProps<'div'> & { 'aria-label': string }) {
  return <div role="group" className={filterBarClass('root')} {...props} />
}
