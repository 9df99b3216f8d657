import type { Form, ResponseColumn, Summary } from '../../../contract/types.gen.ts'
import { WithResponses } from '../responses/with-responses.tsx'
import { useSummary } from './calls.ts'
import { summaryClass } from './classes.ts'
import { FieldCard } from './fields/field-card.tsx'
import { Overview } from './overview/overview.tsx'
import { useSummaryAddress } from './period/use-summary-address.ts'
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
      <WithResponses
        form={form}
        address={address}
        call={summary}
        counts={summary.data && { count: summary.data.figures.count, total: summary.data.total }}
        emptyHint={texts.emptyHint}
        skeleton={<SummarySkeleton />}
      >
        {summary.data ? <Figures summary={summary.data} isStale={summary.isPlaceholderData} /> : null}
      </WithResponses>
    </>
  )
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
