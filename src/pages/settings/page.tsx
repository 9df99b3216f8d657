import { useQuery } from '@tanstack/react-query'
import type { User } from '../../../contract/types.gen.ts'
import { toFailure } from '../../transport/api-failure.ts'
import { currentUserOptions } from '../../transport/current-user.ts'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { type Tab, Tabs } from '../../ui/layout/tabs.tsx'
import { LoadFailed } from '../common/load-failed.tsx'
import { PageHeader } from '../common/page-header.tsx'
import { Appearance } from './appearance.tsx'
import { Danger } from './danger.tsx'
import { Password } from './password.tsx'
import { Profile } from './profile.tsx'
import { Security } from './security/security.tsx'
import { settingsTexts as texts } from './texts.ts'

/** Superusers are not allowed to delete themselves, so they see no Danger zone. */
const tabsOf = (user: User): Tab[] => [
  { id: 'profile', label: texts.tabs.profile, content: <Profile user={user} /> },
  { id: 'password', label: texts.tabs.password, content: <PasswordTab /> },
  { id: 'appearance', label: texts.tabs.appearance, content: <Appearance /> },
  ...(user.is_superuser ? [] : [{ id: 'danger', label: texts.tabs.danger, content: <Danger /> }]),
]

/** What protects the account is in one place, below the password. */
const PasswordTab = () => (
  <Stack gap={6}>
    <Password />
    <Security />
  </Stack>
)

export function Component() {
  return (
    <>
      <PageHeader title={texts.title} heading={texts.heading} />
      <Settings />
    </>
  )
}

function Settings() {
  const me = useQuery(currentUserOptions)
  if (me.isPending) return <Skeleton width="lg" height="lg" />
  if (me.isError) return <LoadFailed failure={toFailure(me.error)} onRetry={me.refetch} />
  return <Tabs label={texts.heading} tabs={tabsOf(me.data)} />
}
