import { useState } from 'react'
import type { Form, ResponseColumn, Summary } from '../../../contract/types.gen.ts'
import { toastText } from '../../../rules/failures.ts'
import { toFailure } from '../../transport/api-failure.ts'
import { Empty } from '../../ui/feedback/empty.tsx'
import { Button } from '../../ui/inputs/button.tsx'
import { LoadFailed } from '../common/load-failed.tsx'
import { ShareDialog } from '../forms/share-dialog.tsx'
import { Preparing } from '../responses/list/preparing.tsx'
import { percentOf } from '../responses/preparing.ts'
import { useSummary } from './calls.ts'
import { summaryClass } from './classes.ts'
import { FieldCard } from './fields/field-card.tsx'
import { Overview } from './overview/overview.tsx'
import { useSummaryAddress, type SummaryAddress } from './period/use-summary-address.ts'
import { SummarySkeleton } from './skeleton.tsx'
import { summaryTexts as texts } from './texts.ts'
import { Tools } from './tools.tsx'

interface SummaryPageProps {
  formId: string
  /** Absent while it is on its way. */
  form: Form | undefined
}

const NO_COLUMNS: ResponseColumn[] = []

/** The responses in figures, with the filter of the page of responses. */
export function SummaryPage({ formId, form }: SummaryPageProps) {
  const address = useSummaryAddress()
  const summary = useSummary(formId, address.filter, address.compared, address.problems.length === 0)
  return (
    <>
      <Tools address={address} counts={summary.data} columns={summary.data?.fields ?? NO_COLUMNS} />
      <Body address={address} summary={summary} form={form} />
    </>
  )
}

interface BodyProps {
  address: SummaryAddress
  summary: ReturnType<typeof useSummary>
  form: Form | undefined
}

function Body({ address, summary, form }: BodyProps) {
  const failure = summary.error ? toFailure(summary.error) : null
  const percent = percentOf(summary.failureReason)
  const clear = () => address.set({})
  if (address.problems[0]) return <BadFilter hint={address.problems[0].message} onClear={clear} />
  if (failure?.status === 422) return <BadFilter hint={toastText(failure.body)} onClear={clear} />
  if (percent !== undefined && summary.isFetching) return <Preparing percent={percent} />
  if (failure) return <LoadFailed failure={failure} onRetry={summary.refetch} />
  if (!summary.data) return <SummarySkeleton />
  if (summary.data.total === 0) return <NoResponses form={form} />
  if (summary.data.figures.count === 0) return <NothingMatches onClear={clear} />
  return <Figures summary={summary.data} isStale={summary.isPlaceholderData} />
}

function Figures({ summary, isStale }: { summary: Summary; isStale: boolean }) {
  return (
    <div className={summaryClass('stale')} aria-busy={isStale}>
      <Overview figures={summary.figures} compared={summary.compared} />
      <div className={summaryClass('fields')}>
        {summary.fields.map((field) => (
          <FieldCard
            key={field.field_id}
            field={field}
            count={summary.figures.count}
            comparedCount={summary.compared?.count ?? 0}
          />
        ))}
      </div>
    </div>
  )
}

function BadFilter({ hint, onClear }: { hint: string; onClear: () => void }) {
  return (
    <Empty icon="warning" role="alert" title={texts.badFilter} hint={hint}>
      <Button variant="outline" onClick={onClear}>
        {texts.clear}
      </Button>
    </Empty>
  )
}

function NothingMatches({ onClear }: { onClear: () => void }) {
  return (
    <Empty icon="list" title={texts.nothingTitle} hint={texts.nothingHint}>
      <Button variant="outline" onClick={onClear}>
        {texts.clear}
      </Button>
    </Empty>
  )
}

function NoResponses({ form }: { form: Form | undefined }) {
  const [isSharing, setIsSharing] = useState(false)
  return (
    <Empty icon="list" title={texts.emptyTitle} hint={texts.emptyHint}>
      <Button disabled={form === undefined} onClick={() => setIsSharing(true)}>
        {texts.shareForm}
      </Button>
      {form ? <ShareDialog form={form} open={isSharing} onClose={() => setIsSharing(false)} /> : null}
    </Empty>
  )
}
