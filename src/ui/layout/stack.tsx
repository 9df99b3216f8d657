import type { ComponentProps } from 'react'
import { recipe, type VariantsOf } from '../recipe.ts'
import type { stackLayout, row } from '../recipes/layout/stack.ts'

/** Not `stack`: that is the name of one of Panda's patterns. */
const stackClass = recipe<typeof stackLayout>('stackLayout')
const rowClass = recipe<typeof row>('row')

export function Stack({ gap = 4, align, className, ...rest }: ComponentProps<'div'> & VariantsOf<typeof stackLayout>) {
  return <div className={stackClass({ gap, align }, className)} {...rest} />
}

export function Row({
  gap = 3,
  align,
  justify,
  wrap,
  touch,
  className,
  ...rest
}: ComponentProps<'div'> & VariantsOf<typeof row>) {
  return <div className={rowClass({ gap, align, justify, wrap, touch }, className)} {...rest} />
}
