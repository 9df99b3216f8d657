import type { ComponentProps } from 'react'
import { recipe, type VariantsOf } from '../recipe.ts'
import type { input } from '../recipes/inputs/input.ts'

type InputVariants = VariantsOf<typeof input>

export const inputClass = recipe<typeof input>('input')

export function Input({ size, ...rest }: Omit<ComponentProps<'input'>, 'size'> & InputVariants) {
  return <input className={inputClass({ size })} {...rest} />
}

export function Textarea({ size, rows = 4, ...rest }: ComponentProps<'textarea'> & InputVariants) {
  return <textarea className={inputClass({ size })} rows={rows} {...rest} />
}

export function Select({ size, ...rest }: Omit<ComponentProps<'select'>, 'size'> & InputVariants) {
  return <select className={inputClass({ size })} {...rest} />
}
