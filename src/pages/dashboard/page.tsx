import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { toFailure } from '../../transport/api-failure.ts'
import { currentUserOptions } from '../../transport/current-user.ts'
import { buttonClass } from '../../ui/inputs/button.tsx'
import { Empty } from '../../ui/feedback/empty.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { Heading, Text } from '../../ui/layout/typography.tsx'
import { LoadFailed } from '../common/load-failed.tsx'
import { Attention } from './attention.tsx'
import { useDashboard } from './calls.ts'
import { FormOverview, OverviewSkeleton } from './form-overview.tsx'
import { News } from './news.tsx'
import { dashboardTexts as texts } from './texts.ts'

export function Component() {
  return (
    <Stack gap={8}>
      <Greeting />
      <Overview />
    </Stack>
  )
}

function Greeting() {
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

/** What was loaded stays when a later attempt fails. */
function Overview() {
  const { data, error, isPending, refetch } = useDashboard()
  if (isPending) return <OverviewSkeleton />
  if (!data) return <LoadFailed failure={toFailure(error)} onRetry={refetch} />
  if (data.forms.length === 0) return <NoForms />
  return (
    <Stack gap={8}>
      <News count={data.new_responses} since={data.since} />
      <Attention items={data.attention} />
      <FormOverview forms={data.forms} />
    </Stack>
  )
}

function NoForms() {
  return (
    <Empty icon="form" title={texts.emptyTitle} hint={texts.emptyHint}>
      <Link className={buttonClass({ variant: 'solid', size: 'md' })} to="/forms/create">
        {texts.createFirst}
      </Link>
    </Empty>
  )
}
