import type { ReactNode } from 'react'
import { Row } from '../../ui/layout/stack.tsx'
import { Heading } from '../../ui/layout/typography.tsx'

/** The document's title, the page's heading, and its actions. */
export function PageHeader({ title, heading, children }: { title: string; heading: ReactNode; children?: ReactNode }) {
  return (
    <Row justify="between" gap={4} wrap>
      <title>{title}</title>
      <Heading as="h1" size="xl">
        {heading}
      </Heading>
      {children}
    </Row>
  )
}
