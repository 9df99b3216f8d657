import type { ComponentProps } from 'react'
import { slotRecipe, type VariantsOf } from '../recipe.ts'
import type { card } from '../recipes/layout/card.ts'

export const cardClass = slotRecipe<typeof card>('card')

export function Card({ tone, className, ...rest }: ComponentProps<'section'> & VariantsOf<typeof card>) {
  return <section className={cardClass('root', { tone }, className)} {...rest} />
}
