import type { ComponentProps } from 'react'
import { recipe, type VariantsOf } from '../recipe.ts'
import type { button } from '../recipes/inputs/button.ts'

export const buttonClass = recipe<typeof button>('button')

type ButtonProps = ComponentProps<'button'> & VariantsOf<typeof button>

/** Never a submit button unless it says so: a stray one would send the nearest form. */
export function Button({
  variant = 'solid',
  size = 'md',
  wide,
  icon,
  className,
  type = 'button',
  ...rest
}: ButtonProps) {
  // oxlint-disable-next-line react/button-has-type -- the type is always one of the three
  return <button type={type} className={buttonClass({ variant, size, wide, icon }, className)} {...rest} />
}

type ButtonLinkProps = ComponentProps<'a'> & VariantsOf<typeof button>

/** A link that looks like a button. */
export function ButtonLink({ variant = 'solid', size = 'md', wide, icon, className, ...rest }: ButtonLinkProps) {
  // oxlint-disable-next-line jsx-a11y/anchor-has-content -- the content comes with the properties
  return <a className={buttonClass({ variant, size, wide, icon }, className)} {...rest} />
}
