import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Activity, lazy, Suspense, useCallback, useState } from 'react'
import { Outlet } from 'react-router-dom'
import type { RequiredStep } from '../../contract/types.gen.ts'
import { currentUserOptions } from '../transport/current-user.ts'

/** Most operators ask for none. */
const StepPage = lazy(async () => ({ default: (await import('../pages/required-step/page.tsx')).Component }))

/**
 * The screen that was asked for, once the account has done what its operator asks of it first. The step stays until its own
 * screen says that it is done, since what it shows is shown once; what was typed in the screen beneath stays as well.
 */
export function AfterRequiredSteps() {
  const { data: user } = useQuery(currentUserOptions)
  const queryClient = useQueryClient()
  const [step, setStep] = useState<RequiredStep>()
  if (step === undefined && user?.required_step !== undefined) setStep(user.required_step)
  const goOn = useCallback(() => {
    void queryClient.invalidateQueries().then(() => setStep(undefined))
  }, [queryClient])
  return (
    <>
      {step === undefined ? null : (
        <Suspense fallback={null}>
          <StepPage key={step} step={step} onDone={goOn} />
        </Suspense>
      )}
      <Activity mode={step === undefined ? 'visible' : 'hidden'}>
        <Outlet />
      </Activity>
    </>
  )
}
