import { useRef } from 'react'
import type { Form, ResponseColumn } from '../../../contract/types.gen.ts'
import { Stack } from '../../ui/layout/stack.tsx'
import { useResponseList } from './calls.ts'
import { listClass } from './classes.ts'
import { Detail } from './detail/detail.tsx'
import { useFilter } from './filter/use-filter.ts'
import { ListSkeleton } from './list/list-skeleton.tsx'
import { ListView } from './list/list-view.tsx'
import { useArrivals } from './list/use-arrivals.ts'
import { useColumns } from './list/use-columns.ts'
import { useSteps } from './list/use-steps.ts'
import { RemovalDialog } from './removal/removal-dialog.tsx'
import { responsesTexts as texts } from './texts.ts'
import { Toolbar } from './toolbar.tsx'
import { useResponses } from './use-responses.ts'
import { WithResponses } from './with-responses.tsx'

const NO_COLUMNS: ResponseColumn[] = []

interface ResponsesPageProps {
  formId: string
  /** Absent while it is on its way. */
  form: Form | undefined
}

/** The list of responses with its filter, and one of them in full beside it. */
export function ResponsesPage({ formId, form }: ResponsesPageProps) {
  const address = useFilter()
  const list = useResponseList(formId, address.filter, address.problems.length === 0)
  const actor = useResponses(formId)
  const columns = useColumns(formId, list.data?.pages.at(-1)?.columns ?? NO_COLUMNS)
  const frame = useRef<HTMLDivElement>(null)
  const arrivals = useArrivals(formId, list, frame)
  const rows = list.data?.pages.flatMap(({ data }) => data) ?? []
  const steps = useSteps({ rows, actor, onEnd: () => list.hasNextPage && void list.fetchNextPage() })
  const { openId } = actor
  return (
    <Stack gap={4} data-wide>
      <Toolbar formId={formId} address={address} list={list} columns={columns} actor={actor} />
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys that are pressed in the list and in the detail */}
      <div className={listClass('beside')} data-open={openId !== null} onKeyDown={steps.onKeyDown}>
        <WithResponses
          form={form}
          address={address}
          call={list}
          counts={list.data?.pages[0]}
          emptyHint={texts.emptyHint}
          skeleton={<ListSkeleton />}
        >
          <ListView
            list={list}
            rows={rows}
            columns={columns}
            arrivals={arrivals}
            frame={frame}
            openId={openId}
            onOpen={steps.open}
          />
        </WithResponses>
        {openId === null ? null : <Detail formId={formId} responseId={openId} steps={steps} actor={actor} />}
      </div>
      <RemovalDialog formId={formId} actor={actor} address={address} columns={columns.all} />
    </Stack>
  )
}
