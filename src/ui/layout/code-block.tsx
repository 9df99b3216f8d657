import type { ReactNode } from 'react'
import { recipe } from '../recipe.ts'
import type { codeBlock } from '../recipes/layout/code-block.ts'

const codeClass = recipe<typeof codeBlock>('codeBlock')

/** Text as a machine sent it. It scrolls by itself, so the keyboard can reach it. */
export function CodeBlock({ label, children }: { label: string; children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard
    <pre className={codeClass()} tabIndex={0} role="region" aria-label={label}>
      {children}
    </pre>
  )
}
