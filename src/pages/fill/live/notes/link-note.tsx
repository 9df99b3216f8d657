import { currentState } from '../../../../../machines/form-session/context.ts'
import { Badge } from '../../../../ui/feedback/badge.tsx'
import { Text } from '../../../../ui/layout/typography.tsx'
import type { SessionSnapshot } from '../../session/refs.ts'
import { FROM_LINK } from '../texts.ts'

/** What became of the answer in the link, until the person gives one. It is said politely when the field comes. */
export function LinkNote({ snapshot }: { snapshot: SessionSnapshot }) {
  const { link } = currentState(snapshot.context)
  if (link === undefined) return null
  return (
    <output>
      {link === 'filled' ? <Badge tone="accent">{FROM_LINK.filled}</Badge> : <Text size="sm">{FROM_LINK.refused}</Text>}
    </output>
  )
}
