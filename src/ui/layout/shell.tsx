import { slotRecipe } from '../recipe.ts'
import type { authLayout } from '../recipes/layout/auth-layout.ts'
import type { shell } from '../recipes/layout/shell.ts'

export const shellClass = slotRecipe<typeof shell>('shell')
export const authLayoutClass = slotRecipe<typeof authLayout>('authLayout')

/** The logo: four strokes, as of a level meter. */
export function Mark({ size = 28 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="9" fill="var(--colors-accent-fill)" />
      <g stroke="var(--colors-on-accent)" strokeWidth="3" strokeLinecap="round">
        <path d="M8 14v4M13.3 9.5v13M18.7 12v8M24 14.5v3" />
      </g>
    </svg>
  )
}
