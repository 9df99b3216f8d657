import { useQuery } from '@tanstack/react-query'
import { Navigate, Outlet } from 'react-router-dom'
import { PAGE_SIZE } from '../../rules/limits.ts'
import { toFailure } from '../transport/api-failure.ts'
import { isInterrupted } from '../pages/common/auth/actors.ts'
import { LoadFailed } from '../pages/common/load-failed.tsx'
import { currentUserOptions } from '../transport/current-user.ts'
import { readToken } from '../transport/token.ts'
import { AfterRequiredSteps } from './required-steps.tsx'
import { Stack } from '../ui/layout/stack.tsx'
import { Skeleton } from '../ui/feedback/skeleton.tsx'

/** Screens for who is not signed in. */
export const PublicOnly = () => (readToken() === null ? <Outlet /> : <Navigate to="/" replace />)

/** Signed in means that a token is stored; whether it is still valid shows at the first call. Unsaved work stays in place. */
export const SignedIn = () =>
  readToken() === null && !isInterrupted() ? <Navigate to="/login" replace /> : <AfterRequiredSteps />

/** A normal user goes to / before any query of the page is made, since its 403 would end their login. */
export function Superuser() {
  const me = useQuery(currentUserOptions)
  if (me.isPending) return <PageSkeleton />
  if (me.isError) return <LoadFailed failure={toFailure(me.error)} onRetry={me.refetch} />
  return me.data.is_superuser ? <Outlet /> : <Navigate to="/" replace />
}

/** Where a screen will be. */
export function PageSkeleton() {
  return (
    <Stack gap={4}>
      <Skeleton width="lg" height="lg" />
      {Array.from({ length: PAGE_SIZE }, (_, row) => (
        <Skeleton key={row} />
      ))}
    </Stack>
  )
}
