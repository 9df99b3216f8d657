import { recipe, type VariantsOf } from '../recipe.ts'
import type { skeleton } from '../recipes/feedback/skeleton.ts'

const skeletonClass = recipe<typeof skeleton>('skeleton')

/** A placeholder in the shape of the content; the words are elsewhere on the page. */
export function Skeleton(variants: VariantsOf<typeof skeleton>) {
  return <span className={skeletonClass(variants)} aria-hidden="true" />
}
