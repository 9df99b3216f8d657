import type { ReactNode } from 'react'
import { Outline } from '../icons/outline.tsx'
import { check, information, warning } from '../icons/icon-paths.ts'
import { slotRecipe, type VariantsOf } from '../recipe.ts'
import type { alert } from '../recipes/feedback/alert.ts'

const alertClass = slotRecipe<typeof alert>('alert')

const icons = {
  neutral: information,
  accent: information,
  success: check,
  warning: warning,
  danger: warning,
} as const satisfies Record<string, string>

interface AlertProps extends VariantsOf<typeof alert> {
  title?: string
  /** `alert` for what just went wrong; nothing for what is simply said on the page. */
  role?: 'alert' | 'status' | 'note'
  children?: ReactNode
}

export function Alert({ tone = 'accent', title, role, children }: AlertProps) {
  return (
    <div className={alertClass('root', { tone })} role={role}>
      <Outline of={icons[tone]} className={alertClass('icon', { tone })} />
      <div className={alertClass('body', { tone })}>
        {title === undefined ? null : <p className={alertClass('title', { tone })}>{title}</p>}
        {children === undefined ? null : <div className={alertClass('text', { tone })}>{children}</div>}
      </div>
    </div>
  )
}
