import { useEffect } from 'react'
import { toFailure } from '../../transport/api-failure.ts'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Button } from '../../ui/inputs/button.tsx'
import { LoadFailed } from '../common/load-failed.tsx'
import { useTwoStep } from '../settings/security/actors.ts'
import { useSecurity } from '../settings/security/calls.ts'
import { TwoStepDialogs } from '../settings/security/two-step-dialogs.tsx'
import { requiredStepTexts } from './texts.ts'

/** The dialogs of the settings. It is done when they are closed, since the recovery codes are shown once. */
export function TwoStep({ onDone }: { onDone: () => void }) {
  const twoStep = useTwoStep()
  const security = useSecurity()
  const isDone = security.data?.is_totp_on === true && twoStep.snapshot.matches('closed')
  useEffect(() => {
    if (isDone) onDone()
  }, [isDone, onDone])
  if (security.isPending) return <Skeleton height="lg" />
  if (security.isError) return <LoadFailed failure={toFailure(security.error)} onRetry={security.refetch} />
  return (
    <>
      <Button size="md" wide onClick={() => twoStep.send({ type: 'setup.requested' })}>
        {requiredStepTexts['two-step'].submit}
      </Button>
      <TwoStepDialogs twoStep={twoStep} />
    </>
  )
}
