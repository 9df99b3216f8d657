import type { ComponentProps } from 'react'
import { recipe, type VariantsOf } from '../recipe.ts'
import type { heading, hidden, link, text } from '../recipes/layout/typography.ts'

const headingClass = recipe<typeof heading>('heading')
const textClass = recipe<typeof text>('text')
export const linkClass = recipe<typeof link>('link')
const hiddenClass = recipe<typeof hidden>('hidden')

type HeadingProps = ComponentProps<'h2'> & VariantsOf<typeof heading> & { as?: 'h1' | 'h2' | 'h3' }

export function Heading({ as: Tag = 'h2', size = 'md', ...rest }: HeadingProps) {
  return <Tag className={headingClass({ size })} {...rest} />
}

export function Text({ tone, size, weight, clamped, ...rest }: ComponentProps<'p'> & VariantsOf<typeof text>) {
  return <p className={textClass({ tone, size, weight, clamped })} {...rest} />
}

/** Said to a screen reader, not shown. */
export function Hidden(props: ComponentProps<'span'>) {
  return <span className={hiddenClass()} {...props} />
}
