import type { ComponentProps, ReactNode } from 'react'
import { slotRecipe } from '../recipe.ts'
import type { fileInput } from '../recipes/inputs/file-input.ts'

const fileInputClass = slotRecipe<typeof fileInput>('fileInput')

/** The browser's own words, which are cut where the screen is narrow, give way to ours; a screen reader reads the control itself. */
export function FileInput({ children, hint, ...rest }: Omit<ComponentProps<'input'>, 'type'> & { hint: ReactNode }) {
  return (
    <div className={fileInputClass('root')}>
      <span aria-hidden="true" className={fileInputClass('button')}>
        {children}
      </span>
      <span aria-hidden="true" className={fileInputClass('hint')}>
        {hint}
      </span>
      <input type="file" className={fileInputClass('input')} {...rest} />
    </div>
  )
}
