import type { LatestAnswer } from '../../../../contract/types.gen.ts'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Heading, Text } from '../../../ui/layout/typography.tsx'
import { timeText } from '../../responses/values.ts'
import { summaryClass } from '../classes.ts'

/** What was answered last, newest first. */
export function Latest({ title, latest }: { title: string; latest: LatestAnswer[] }) {
  if (latest.length === 0) return null
  return (
    <Stack gap={2}>
      <Heading as="h3" size="sm">
        {title}
      </Heading>
      <ul className={summaryClass('quotes')}>
        {latest.map(({ id, created_at, value }) => (
          <li key={id} className={summaryClass('quote')}>
            <span dir="auto">{value}</span>
            <Text size="xs" tone="muted">
              <time dateTime={created_at}>{timeText(created_at)}</time>
            </Text>
          </li>
        ))}
      </ul>
    </Stack>
  )
}
