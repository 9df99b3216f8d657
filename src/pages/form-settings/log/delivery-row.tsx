import type { Delivery } from '../../../../contract/types.gen.ts'
import { Badge } from '../../../ui/feedback/badge.tsx'
import { Button } from '../../../ui/inputs/button.tsx'
import { GridCell, GridRow } from '../../../ui/layout/grid.tsx'
import { Row } from '../../../ui/layout/stack.tsx'
import { useResend } from '../calls.ts'
import { formSettingsTexts } from '../texts.ts'
import { shownTime } from '../time.ts'

const { log: texts } = formSettingsTexts
const { columns } = texts
/** Longer addresses stand in the details. */
const RECIPIENT_MAX = 48

interface DeliveryRowProps {
  formId: string
  delivery: Delivery
  onOpen: () => void
}

export function DeliveryRow({ formId, delivery, onOpen }: DeliveryRowProps) {
  const time = shownTime(delivery.created_at)
  const what = `${texts.kinds[delivery.kind]}, ${time}`
  return (
    <GridRow>
      <GridCell column={columns.time} short>
        {time}
      </GridCell>
      <GridCell column={columns.kind}>{texts.kinds[delivery.kind]}</GridCell>
      <GridCell column={columns.to}>{shortened(delivery.recipient)}</GridCell>
      <GridCell column={columns.state}>
        <DeliveryState delivery={delivery} />
      </GridCell>
      <GridCell column={columns.actions}>
        <Row gap={2}>
          <Button variant="outline" size="sm" aria-label={texts.detailsOf(what)} onClick={onOpen}>
            {texts.details}
          </Button>
          <ResendButton formId={formId} delivery={delivery} what={what} />
        </Row>
      </GridCell>
    </GridRow>
  )
}

const shortened = (recipient: string | null): string =>
  recipient === null ? '–' : recipient.length > RECIPIENT_MAX ? `${recipient.slice(0, RECIPIENT_MAX)}…` : recipient

/** A notice is about how things stood then; what waits for its first attempt is on its way. */
const isRepeatable = ({ kind, state, attempts }: Delivery): boolean =>
  kind !== 'notice' && kind !== 'digest' && !(state === 'pending' && attempts === 0)

function ResendButton({ formId, delivery, what }: Pick<DeliveryRowProps, 'formId' | 'delivery'> & { what: string }) {
  const resend = useResend(formId)
  if (!isRepeatable(delivery)) return null
  const send = () => resend.mutate({ path: { id: formId, deliveryId: delivery.id } })
  return (
    <Button variant="quiet" size="sm" aria-label={texts.againOf(what)} disabled={resend.isPending} onClick={send}>
      {texts.again}
    </Button>
  )
}

export function DeliveryState({ delivery: { state, attempts } }: { delivery: Delivery }) {
  if (state === 'sent') return <Badge tone="success">{texts.states.sent}</Badge>
  if (state === 'failed') return <Badge tone="danger">{texts.states.failed}</Badge>
  return attempts === 0 ? <Badge>{texts.states.pending}</Badge> : <Badge tone="warning">{texts.trying}</Badge>
}
