import { useEffect, useRef } from 'react'
import type { ResponseDetail } from '../../../../contract/types.gen.ts'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { useResponse } from '../calls.ts'
import { detailClass } from '../classes.ts'
import type { Steps } from '../list/use-steps.ts'
import { responsesTexts as texts } from '../texts.ts'
import type { ResponsesActor } from '../use-responses.ts'
import { timeText } from '../values.ts'
import { Answers } from './answers.tsx'
import { DetailActions } from './detail-actions.tsx'
import { DetailFacts } from './detail-facts.tsx'
import { Note } from './note.tsx'
import { ResponseFailed } from './response-failed.tsx'
import { StepButtons } from './step-buttons.tsx'
import { Tags } from './tags.tsx'

interface DetailProps {
  formId: string
  responseId: string
  steps: Steps
  actor: ResponsesActor
}

/** One response in full. The heading stays in the page from one response to the next, so that it can keep the focus. */
export function Detail({ formId, responseId, steps, actor }: DetailProps) {
  const response = useResponse(formId, responseId)
  const heading = useRef<HTMLHeadingElement>(null)
  const { takesFocus } = steps
  useEffect(() => {
    if (responseId && takesFocus) heading.current?.focus()
  }, [responseId, takesFocus])
  return (
    <section className={detailClass('root')} aria-label={texts.detail}>
      <div className={detailClass('header')}>
        <h2 ref={heading} tabIndex={-1} className={detailClass('title')}>
          {response.data ? timeText(response.data.created_at) : texts.detail}
        </h2>
        <StepButtons steps={steps} />
      </div>
      <div className={detailClass('body')}>
        <DetailBody formId={formId} response={response} actor={actor} />
      </div>
    </section>
  )
}

interface DetailBodyProps {
  formId: string
  response: ReturnType<typeof useResponse>
  actor: ResponsesActor
}

function DetailBody({ formId, response, actor }: DetailBodyProps) {
  if (response.isPending) return <DetailSkeleton />
  if (response.isError) return <ResponseFailed error={response.error} onRetry={response.refetch} />
  return <WholeResponse key={response.data.id} formId={formId} response={response.data} actor={actor} />
}

function WholeResponse({
  formId,
  response,
  actor,
}: {
  formId: string
  response: ResponseDetail
  actor: ResponsesActor
}) {
  return (
    <>
      <DetailActions formId={formId} response={response} actor={actor} />
      <DetailFacts response={response} />
      <Answers formId={formId} response={response} />
      <Tags formId={formId} response={response} />
      <Note formId={formId} response={response} />
    </>
  )
}

function DetailSkeleton() {
  return (
    <Stack gap={6} aria-busy="true">
      {Array.from({ length: 5 }, (_, index) => (
        <Stack key={index} gap={2}>
          <Skeleton width="sm" />
          <Skeleton width="lg" />
        </Stack>
      ))}
    </Stack>
  )
}
