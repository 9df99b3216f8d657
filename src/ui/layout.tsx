import type { ComponentProps } from 'react'
import { recipe, type VariantsOf } from './recipe.ts'
import type { row, stack } from './recipes/layout.ts'

const stackClass = recipe<typeof stack>('stack')
const rowClass = recipe<typeof row>('row')

export function Stack({ gap = 4, align, className, ...rest }: ComponentProps<'div'> & VariantsOf<typeof stack>) {
  return <div className={stackClass({ gap, align }, className)} {...rest} />
}

export function Row({
  gap = 3,
  align,
  justify,
  wrap,
  className,
  ...rest
}: ComponentProps<'div'> & VariantsOf<typeof row>) {
  return <div className={rowClass({ gap, align, justify, wrap }, className)} {...rest} />
}
