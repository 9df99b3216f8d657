import type { ComponentProps } from 'react'
import { recipe, type VariantsOf } from '../recipe.ts'
import type { badge } from '../recipes/feedback/badge.ts'

const badgeClass = recipe<typeof badge>('badge')

export function Badge({ tone = 'neutral', ...rest }: ComponentProps<'span'> & VariantsOf<typeof badge>) {
  return <span className={badgeClass({ tone })} {...rest} />
}
