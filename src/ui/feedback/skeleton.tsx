import { recipe, type VariantsOf } from '../recipe.ts'
import type { skeleton } from '../recipes/feedback/skeleton.ts'

const skeletonClass = recipe<typeof skeleton>('skeleton')

/** The shape of what comes; what is awaited is said elsewhere. */
export function Skeleton(variants: VariantsOf<typeof skeleton>) {
  return <span className={skeletonClass(variants)} aria-hidden="true" />
}
