import type { Delivery } from '../../../../contract/types.gen.ts'
import { Badge } from '../../../ui/feedback/badge.tsx'
import { Button } from '../../../ui/inputs/button.tsx'
import { Card, cardClass } from '../../../ui/layout/card.tsx'
import { Row, Stack } from '../../../ui/layout/stack.tsx'
import { Text } from '../../../ui/layout/typography.tsx'
import { useResend } from '../calls.ts'
import { formSettingsTexts } from '../texts.ts'
import { shownTime } from '../time.ts'

const { log: texts } = formSettingsTexts

interface DeliveryCardProps {
  formId: string
  delivery: Delivery
  onOpen: () => void
}

export function DeliveryCard({ formId, delivery, onOpen }: DeliveryCardProps) {
  const time = shownTime(delivery.created_at)
  const what = `${texts.kinds[delivery.kind]}, ${time}`
  return (
    // A group, since many of them are called the same: a response is sent to each webhook.
    <Card role="group" aria-label={what}>
      <div className={cardClass('header')}>
        <Stack gap={1}>
          <Row gap={2} wrap>
            <Text weight="medium">{texts.kinds[delivery.kind]}</Text>
            <DeliveryState delivery={delivery} />
          </Row>
          <Text tone="muted" size="sm">
            {[time, delivery.recipient].filter(Boolean).join(' · ')}
          </Text>
        </Stack>
        <Row gap={2} wrap touch>
          <ResendButton formId={formId} delivery={delivery} what={what} />
          <Button variant="outline" size="sm" aria-label={texts.detailsOf(what)} onClick={onOpen}>
            {texts.details}
          </Button>
        </Row>
      </div>
    </Card>
  )
}

/** It waits for its webhook to be switched on. */
const isOnHold = ({ state, next_attempt_at }: Delivery): boolean => state === 'pending' && next_attempt_at === null

/** A notice is about how things stood then; what waits for its first attempt is on its way. */
const isRepeatable = (delivery: Delivery): boolean =>
  delivery.kind !== 'notice' &&
  delivery.kind !== 'digest' &&
  !isOnHold(delivery) &&
  !(delivery.state === 'pending' && delivery.attempts === 0)

function ResendButton({ formId, delivery, what }: Pick<DeliveryCardProps, 'formId' | 'delivery'> & { what: string }) {
  const resend = useResend(formId)
  if (!isRepeatable(delivery)) return null
  const send = () => resend.mutate({ path: { id: formId, deliveryId: delivery.id } })
  return (
    <Button variant="quiet" size="sm" aria-label={texts.againOf(what)} disabled={resend.isPending} onClick={send}>
      {texts.again}
    </Button>
  )
}

export function DeliveryState({ delivery }: { delivery: Delivery }) {
  const { state, attempts } = delivery
  if (state === 'sent') return <Badge tone="success">{texts.states.sent}</Badge>
  if (state === 'failed') return <Badge tone="danger">{texts.states.failed}</Badge>
  if (isOnHold(delivery)) return <Badge>{texts.onHold}</Badge>
  return attempts === 0 ? <Badge>{texts.states.pending}</Badge> : <Badge tone="warning">{texts.trying}</Badge>
}
