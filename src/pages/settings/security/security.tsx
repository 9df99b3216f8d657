import { toFailure } from '../../../transport/api-failure.ts'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { LoadFailed } from '../../common/load-failed.tsx'
import { useSecurity } from './calls.ts'
import { Logins } from './logins.tsx'
import { Passkeys } from './passkeys.tsx'
import { TwoStepCard } from './two-step-card.tsx'

/** What protects the account beside the password. */
export function Security() {
  const security = useSecurity()
  if (security.isPending) return <Skeleton height="lg" />
  if (security.isError) return <LoadFailed failure={toFailure(security.error)} onRetry={security.refetch} />
  return (
    <>
      <TwoStepCard security={security.data} />
      <Passkeys passkeys={security.data.passkeys} />
      <Logins />
    </>
  )
}
