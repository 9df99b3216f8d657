import type { ReactNode } from 'react'
import { gatewayClass, Mark } from '../../ui/layout/shell.tsx'
import { Text } from '../../ui/layout/typography.tsx'
import { sharedTexts } from '../common/texts.ts'

interface FrameProps {
  title: string
  heading: string
  intro?: string
  links: ReactNode
  children: ReactNode
}

/** The column that every screen before signing in stands in. */
export function Frame({ title, heading, intro, links, children }: FrameProps) {
  return (
    <main className={gatewayClass('root')}>
      <title>{title}</title>
      <div className={gatewayClass('logo')}>
        <Mark size={36} />
        {sharedTexts.product}
      </div>
      <div className={gatewayClass('card')}>
        <h1 className={gatewayClass('title')}>{heading}</h1>
        {intro === undefined ? null : (
          <Text tone="muted" size="sm">
            {intro}
          </Text>
        )}
        {children}
      </div>
      <p className={gatewayClass('links')}>{links}</p>
    </main>
  )
}
