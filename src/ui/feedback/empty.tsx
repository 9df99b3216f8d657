import type { ReactNode } from 'react'
import { Icon, type IconName } from '../icons/icon.tsx'
import { slotRecipe } from '../recipe.ts'
import type { empty } from '../recipes/feedback/empty.ts'

const emptyClass = slotRecipe<typeof empty>('empty')

interface EmptyProps {
  icon: IconName
  title: string
  hint?: string | undefined
  role?: 'alert'
  /** One button. */
  children?: ReactNode
}

export function Empty({ icon, title, hint, role, children }: EmptyProps) {
  return (
    <div className={emptyClass('root')} role={role}>
      <span className={emptyClass('icon')}>
        <Icon name={icon} size={28} />
      </span>
      <h2 className={emptyClass('title')}>{title}</h2>
      {hint === undefined ? null : <p className={emptyClass('hint')}>{hint}</p>}
      {children}
    </div>
  )
}
