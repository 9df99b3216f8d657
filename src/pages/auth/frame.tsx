import type { ReactNode } from 'react'
import { authLayoutClass, Mark } from '../../ui/layout/shell.tsx'
import { Text } from '../../ui/layout/typography.tsx'
import { sharedTexts } from '../common/texts.ts'

interface FrameProps {
  title: string
  heading: string
  intro?: string
  links: ReactNode
  children: ReactNode
}

/** The layout of every screen before signing in. */
export function Frame({ title, heading, intro, links, children }: FrameProps) {
  return (
    <main className={authLayoutClass('root')} data-before-login>
      <title>{title}</title>
      <div className={authLayoutClass('logo')}>
        <Mark size={36} />
        {sharedTexts.product}
      </div>
      <div className={authLayoutClass('card')}>
        <h1 className={authLayoutClass('title')}>{heading}</h1>
        {intro === undefined ? null : (
          <Text tone="muted" size="sm">
            {intro}
          </Text>
        )}
        {children}
      </div>
      <p className={authLayoutClass('links')}>{links}</p>
    </main>
  )
}
