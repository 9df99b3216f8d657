import { type ReactNode, useState } from 'react'
import type { Form } from '../../../contract/types.gen.ts'
import { toastText } from '../../../rules/failures.ts'
import { toFailure } from '../../transport/api-failure.ts'
import { Empty } from '../../ui/feedback/empty.tsx'
import { Progress } from '../../ui/feedback/progress.tsx'
import { Button } from '../../ui/inputs/button.tsx'
import { Text } from '../../ui/layout/typography.tsx'
import { LoadFailed } from '../common/load-failed.tsx'
import { ShareDialog } from '../forms/share-dialog.tsx'
import { toolsClass } from './classes.ts'
import type { AddressFilter } from './filter/use-filter.ts'
import { percentOf } from './preparing.ts'
import { responsesTexts as texts } from './texts.ts'

interface WithResponsesProps {
  /** Absent while it is on its way. */
  form: Form | undefined
  address: Pick<AddressFilter, 'problems' | 'set'>
  /** The query for what is shown. */
  call: { error: unknown; failureReason: unknown; isFetching: boolean; refetch: () => unknown }
  /** What it gave: how many the filter means, and how many there are without one. */
  counts: { count: number; total: number } | undefined
  emptyHint: string
  skeleton: ReactNode
  children: ReactNode
}

/** Shows what was made of the responses that a filter means, or why there is nothing to show. */
export function WithResponses({ form, address, call, counts, emptyHint, skeleton, children }: WithResponsesProps) {
  // Without its form the page as a whole says why, so its part waits and says nothing of its own.
  const failure = form && call.error ? toFailure(call.error) : null
  const percent = percentOf(call.failureReason)
  const clear = () => address.set({})
  if (address.problems[0]) return <BadFilter hint={address.problems[0].message} onClear={clear} />
  if (failure?.status === 422) return <BadFilter hint={toastText(failure.body)} onClear={clear} />
  if (percent !== undefined && call.isFetching) return <Preparing percent={percent} />
  if (failure && !counts) return <LoadFailed failure={failure} onRetry={call.refetch} />
  if (!counts) return skeleton
  if (counts.total === 0) return <NoResponses form={form} hint={emptyHint} />
  return counts.count === 0 ? <NothingMatches onClear={clear} /> : children
}

function Preparing({ percent }: { percent: number }) {
  return (
    <div className={toolsClass('preparing')} role="status">
      <Text weight="medium">{texts.preparing}</Text>
      <Progress percent={percent} aria-label={texts.preparing} />
      <Text size="sm" tone="muted">
        {texts.percent(percent)}
      </Text>
    </div>
  )
}

function BadFilter({ hint, onClear }: { hint: string; onClear: () => void }) {
  return (
    <Empty icon="warning" role="alert" title={texts.badFilter} hint={hint}>
      <ClearButton onClear={onClear} />
    </Empty>
  )
}

function NothingMatches({ onClear }: { onClear: () => void }) {
  return (
    <Empty icon="list" title={texts.nothingTitle} hint={texts.nothingHint}>
      <ClearButton onClear={onClear} />
    </Empty>
  )
}

function ClearButton({ onClear }: { onClear: () => void }) {
  return (
    <Button variant="outline" onClick={onClear}>
      {texts.clear}
    </Button>
  )
}

function NoResponses({ form, hint }: { form: Form | undefined; hint: string }) {
  const [isSharing, setIsSharing] = useState(false)
  return (
    <Empty icon="list" title={texts.emptyTitle} hint={hint}>
      <Button disabled={form === undefined} onClick={() => setIsSharing(true)}>
        {texts.share}
      </Button>
      {form ? <ShareDialog form={form} open={isSharing} onClose={() => setIsSharing(false)} /> : null}
    </Empty>
  )
}
