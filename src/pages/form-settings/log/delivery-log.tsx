import { useState } from 'react'
import type { Delivery } from '../../../../contract/types.gen.ts'
import { toFailure } from '../../../transport/api-failure.ts'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Button } from '../../../ui/inputs/button.tsx'
import { Row, Stack } from '../../../ui/layout/stack.tsx'
import { Heading, Text } from '../../../ui/layout/typography.tsx'
import { LoadFailed } from '../../common/load-failed.tsx'
import { useDeliveries } from '../calls.ts'
import { formSettingsTexts } from '../texts.ts'
import { DeliveryDialog } from './delivery-dialog.tsx'
import { DeliveryCard } from './delivery-card.tsx'

const { log: texts } = formSettingsTexts

interface DeliveryLogProps {
  formId: string
  /** Until then a failure is the page's to tell. */
  isFormThere: boolean
}

/** What was sent, and what became of it. */
export function DeliveryLog({ formId, isFormThere }: DeliveryLogProps) {
  const log = useDeliveries(formId)
  const [opened, setOpened] = useState<Delivery | null>(null)
  return (
    <Stack gap={4}>
      <Row justify="between" wrap touch>
        <Stack gap={1}>
          <Heading>{texts.heading}</Heading>
          <Text tone="muted" size="sm">
            {texts.hint}
          </Text>
        </Stack>
        <Button variant="outline" size="sm" onClick={() => void log.refetch()}>
          {texts.refresh}
        </Button>
      </Row>
      {log.isError && !isFormThere ? <LogSkeleton /> : <LogList formId={formId} log={log} onOpen={setOpened} />}
      {opened ? <DeliveryDialog formId={formId} delivery={opened} onClose={() => setOpened(null)} /> : null}
    </Stack>
  )
}

interface LogListProps {
  formId: string
  log: ReturnType<typeof useDeliveries>
  onOpen: (delivery: Delivery) => void
}

function LogList({ formId, log, onOpen }: LogListProps) {
  if (log.isPending) return <LogSkeleton />
  if (!log.data) return <LoadFailed failure={toFailure(log.error)} onRetry={log.refetch} />
  const deliveries = distinct(log.data.pages.flatMap(({ data }) => data))
  if (deliveries.length === 0) return <Text tone="muted">{texts.empty}</Text>
  return (
    <Stack gap={3}>
      {deliveries.map((delivery) => (
        <DeliveryCard key={delivery.id} formId={formId} delivery={delivery} onOpen={() => onOpen(delivery)} />
      ))}
      {log.hasNextPage ? (
        <Button variant="outline" disabled={log.isFetchingNextPage} onClick={() => log.fetchNextPage()}>
          {log.isFetchingNextPage ? texts.loadingMore : texts.more}
        </Button>
      ) : null}
    </Stack>
  )
}

function LogSkeleton() {
  return (
    <Stack gap={3} aria-busy="true">
      <Skeleton height="lg" />
      <Skeleton height="lg" />
    </Stack>
  )
}

/** What arrived while the log was open shifts its pages: its neighbour would come twice. */
const distinct = (deliveries: Delivery[]): Delivery[] => [...new Map(deliveries.map((one) => [one.id, one])).values()]
