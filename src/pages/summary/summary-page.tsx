import type { Form, ResponseColumn, ResponseFilter, Summary } from '../../../contract/types.gen.ts'
import { WithResponses } from '../responses/with-responses.tsx'
import { useSummary } from './calls.ts'
import { summaryClass } from './classes.ts'
import { FieldCard } from './fields/field-card.tsx'
import { HowHeard } from './heard/how-heard.tsx'
import { Overview, ProgressTiles } from './overview/overview.tsx'
import { useSummaryAddress } from './period/use-summary-address.ts'
import { WhereLeft } from './progress/where-left.tsx'
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
  const shown = { formId, isFiltered: hasMoreThanPeriod(address.filter) }
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
        {summary.data ? <Figures {...shown} summary={summary.data} isStale={summary.isPlaceholderData} /> : null}
      </WithResponses>
      {summary.data && !summary.error && summary.data.figures.count === 0 && hasProgress(summary.data) ? (
        <OnlyProgress {...shown} summary={summary.data} isStale={summary.isPlaceholderData} />
      ) : null}
    </>
  )
}

function hasMoreThanPeriod({ from: _from, to: _to, ...rest }: ResponseFilter): boolean {
  return Object.values(rest).some((part) => (Array.isArray(part) ? part.length > 0 : part !== undefined))
}

const hasProgress = ({ figures, compared }: Summary): boolean =>
  [figures, compared].some((period) => period && period.progress.opened + period.progress.started > 0)

interface FiguresProps {
  formId: string
  summary: Summary
  isStale: boolean
  isFiltered: boolean
}

/** People may have opened a form that none has finished. */
function OnlyProgress({ summary: { figures, compared, fields }, isStale, isFiltered }: FiguresProps) {
  return (
    <div className={summaryClass('stale')} aria-busy={isStale}>
      <dl className={summaryClass('tiles')}>
        <ProgressTiles figures={figures} compared={compared} />
      </dl>
      <WhereLeft figures={figures} compared={compared} fields={fields} isFiltered={isFiltered} />
    </div>
  )
}

function Figures({ formId, summary, isStale, isFiltered }: FiguresProps) {
  const { figures, compared, fields, keeps_corrections } = summary
  return (
    <div className={summaryClass('stale')} aria-busy={isStale}>
      <Overview figures={figures} compared={compared} />
      <WhereLeft figures={figures} compared={compared} fields={fields} isFiltered={isFiltered} />
      <HowHeard formId={formId} fields={fields} keepsCorrections={keeps_corrections} />
      <div className={summaryClass('fields')}>
        {fields.map((field) => (
          <FieldCard key={field.field_id} field={field} count={figures.count} comparedCount={compared?.count ?? 0} />
        ))}
      </div>
    </div>
  )
}
