import { recipe, type VariantsOf } from '../recipe.ts'
import type { spinner } from '../recipes/feedback/spinner.ts'

const spinnerClass = recipe<typeof spinner>('spinner')

/** Always beside the words that say what is waited for. */
export function Spinner({ size }: VariantsOf<typeof spinner>) {
  return <span className={spinnerClass({ size })} aria-hidden="true" />
}
