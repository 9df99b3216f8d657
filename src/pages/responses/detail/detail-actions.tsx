import { Link } from 'react-router-dom'
import type { ResponseDetail } from '../../../../contract/types.gen.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { Button, buttonClass } from '../../../ui/inputs/button.tsx'
import { Row } from '../../../ui/layout/stack.tsx'
import { useUpdateResponse } from '../calls.ts'
import { responsesTexts as texts } from '../texts.ts'
import type { ResponsesActor } from '../use-responses.ts'

interface DetailActionsProps {
  formId: string
  response: ResponseDetail
  actor: ResponsesActor
}

export function DetailActions({ formId, response, actor }: DetailActionsProps) {
  const { id, is_read, is_starred } = response
  const { update } = useUpdateResponse(formId, id)
  const remove = () => actor.send({ type: 'removal.requested', removal: { kind: 'one', id } })
  return (
    <Row gap={2} wrap touch>
      <Button
        variant={is_starred ? 'solid' : 'outline'}
        size="sm"
        aria-pressed={is_starred}
        onClick={() => update({ is_starred: !is_starred })}
      >
        <Icon name="star" size={18} />
        {texts.star}
      </Button>
      <Button variant="outline" size="sm" onClick={() => update({ is_read: !is_read })}>
        {is_read ? texts.markUnread : texts.markRead}
      </Button>
      <Link className={buttonClass({ variant: 'outline', size: 'sm' })} to={`/forms/${formId}/responses/${id}/print`}>
        <Icon name="print" size={18} />
        {texts.print}
      </Link>
      <Button variant="outline" size="sm" icon aria-label={texts.removeOne} title={texts.removeOne} onClick={remove}>
        <Icon name="trash" size={18} />
      </Button>
    </Row>
  )
}
