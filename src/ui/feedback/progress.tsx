import type { ComponentProps } from 'react'
import { recipe, type VariantsOf } from '../recipe.ts'
import type { progress } from '../recipes/feedback/progress.ts'

const progressClass = recipe<typeof progress>('progress')

type ProgressProps = Omit<ComponentProps<'progress'>, 'max' | 'value'> & VariantsOf<typeof progress>

/** A bar from 0 to 100. */
export function Progress({ percent, size, ...rest }: ProgressProps & { percent: number }) {
  return <progress className={progressClass({ size })} max={100} value={percent} {...rest} />
}
