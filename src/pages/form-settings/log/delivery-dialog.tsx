import type { Delivery, DeliveryDetails } from '../../../../contract/types.gen.ts'
import { toFailure } from '../../../transport/api-failure.ts'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Button } from '../../../ui/inputs/button.tsx'
import { CodeBlock } from '../../../ui/layout/code-block.tsx'
import { Fact, Facts } from '../../../ui/layout/facts.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Heading, Text } from '../../../ui/layout/typography.tsx'
import { Dialog, DialogBody, DialogFooter } from '../../../ui/overlays/dialog.tsx'
import { LoadFailed } from '../../common/load-failed.tsx'
import { useDelivery } from '../calls.ts'
import { formSettingsTexts } from '../texts.ts'
import { shownTime } from '../time.ts'
import { DeliveryState } from './delivery-card.tsx'

const { log: texts } = formSettingsTexts

interface DeliveryDialogProps {
  formId: string
  delivery: Delivery
  onClose: () => void
}

/** One delivery in full: what was sent, and what was answered. */
export function DeliveryDialog({ formId, delivery, onClose }: DeliveryDialogProps) {
  const details = useDelivery(formId, delivery.id)
  return (
    <Dialog
      open
      size="lg"
      title={`${texts.title}: ${texts.kinds[delivery.kind]}`}
      description={shownTime(delivery.created_at)}
      onClose={onClose}
    >
      <DialogBody>
        {details.isPending ? <Skeleton height="lg" /> : null}
        {details.isError ? <LoadFailed failure={toFailure(details.error)} onRetry={details.refetch} /> : null}
        {details.data ? <Details delivery={details.data} /> : null}
      </DialogBody>
      <DialogFooter>
        <Button variant="outline" onClick={onClose}>
          {texts.close}
        </Button>
      </DialogFooter>
    </Dialog>
  )
}

const isWebhook = ({ kind }: Delivery) => kind === 'webhook' || kind === 'test'

function Details({ delivery }: { delivery: DeliveryDetails }) {
  const { recipient, attempts, last_attempt_at, next_attempt_at, status, duration_ms, error } = delivery
  const took = duration_ms === null ? [] : [texts.duration(duration_ms)]
  return (
    <Stack gap={4}>
      <Facts>
        <Fact name={texts.state}>
          <DeliveryState delivery={delivery} />
        </Fact>
        {recipient === null ? null : <Fact name={texts.to}>{recipient}</Fact>}
        <Fact name={texts.attempts}>{attempts}</Fact>
        {last_attempt_at === null ? null : <Fact name={texts.lastAttempt}>{shownTime(last_attempt_at)}</Fact>}
        {next_attempt_at === null ? null : <Fact name={texts.nextAttempt}>{shownTime(next_attempt_at)}</Fact>}
        {status === null ? null : <Fact name={texts.answered}>{[status, ...took].join(' · ')}</Fact>}
        {error === null ? null : <Fact name={texts.error}>{error}</Fact>}
      </Facts>
      {isWebhook(delivery) ? <Bodies delivery={delivery} /> : <Text tone="muted">{texts.mailBody}</Text>}
    </Stack>
  )
}

function Bodies({ delivery: { request, answer } }: { delivery: DeliveryDetails }) {
  return (
    <>
      <Heading as="h3" size="sm">
        {texts.sentBody}
      </Heading>
      {request === null ? (
        <Text tone="muted">{texts.notYet}</Text>
      ) : (
        <CodeBlock label={texts.sentBody}>{indented(request)}</CodeBlock>
      )}
      <Heading as="h3" size="sm">
        {texts.answerBody}
      </Heading>
      {answer ? (
        <CodeBlock label={texts.answerBody}>{answer}</CodeBlock>
      ) : (
        <Text tone="muted">{answer === null ? texts.notYet : texts.noBody}</Text>
      )}
    </>
  )
}

/** As it was sent, with line breaks between its parts. */
const indented = (json: string): string => JSON.stringify(JSON.parse(json), null, 2)
