import { useQuery } from '@tanstack/react-query'
import { currentUserOptions } from '../../transport/current-user.ts'
import { Stack } from '../../ui/layout/stack.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Heading, Text } from '../../ui/layout/typography.tsx'
import { dashboardTexts as texts } from './texts.ts'

export function Component() {
  const { data: user } = useQuery(currentUserOptions)
  return (
    <Stack gap={2}>
      <title>{texts.title}</title>
      <Heading as="h1" size="xl">
        {user ? texts.greeting(user.full_name || user.email) : <Skeleton width="lg" height="lg" />}
      </Heading>
      <Text tone="muted" size="lg">
        {texts.welcome}
      </Text>
    </Stack>
  )
}
