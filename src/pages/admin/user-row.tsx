import type { User } from '../../../contract/types.gen.ts'
import { Badge } from '../../ui/feedback/badge.tsx'
import { GridCell, GridRow } from '../../ui/layout/grid.tsx'
import { Row } from '../../ui/layout/stack.tsx'
import { sharedTexts } from '../common/texts.ts'
import { adminTexts as texts } from './texts.ts'
import { UserActions } from './user-actions.tsx'

const { columns } = texts

export function UserRow({ user, isMe }: { user: User; isMe: boolean }) {
  return (
    <GridRow>
      <GridCell column={columns.fullName} tone={user.full_name ? undefined : 'muted'}>
        <Row gap={2} wrap>
          <span>{user.full_name || sharedTexts.none}</span>
          {isMe ? <Badge tone="accent">{texts.you}</Badge> : null}
        </Row>
      </GridCell>
      <GridCell column={columns.email}>{user.email}</GridCell>
      <GridCell column={columns.role} short>
        {user.is_superuser ? texts.superuser : texts.user}
      </GridCell>
      <GridCell column={columns.status} short>
        <Badge tone={user.is_active ? 'success' : 'neutral'}>{user.is_active ? texts.active : texts.inactive}</Badge>
      </GridCell>
      <GridCell column={columns.actions} part="actions">
        <UserActions user={user} disabled={isMe} />
      </GridCell>
    </GridRow>
  )
}
