import { Card } from '../../ui/layout/card.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { Heading, Text } from '../../ui/layout/typography.tsx'
import { dashboardTexts as texts } from './texts.ts'
import { INTERFACE_LANGUAGE } from '../../../rules/limits.ts'

const timeOf = (time: string) =>
  new Date(time).toLocaleString(INTERFACE_LANGUAGE, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  })

/** Said again by a screen reader when something new has come. */
export function News({ count, since }: { count: number; since: string }) {
  return (
    <Card tone={count > 0 ? 'accent' : undefined}>
      <Stack gap={1}>
        <div role="status">
          <Heading size="lg">{texts.news(count)}</Heading>
        </div>
        <Text tone="muted" size="sm">
          {texts.since(timeOf(since))}
        </Text>
      </Stack>
    </Card>
  )
}
