import type { RefObject } from 'react'
import type { ResponseRow } from '../../../../contract/types.gen.ts'
import { toastText } from '../../../../rules/failures.ts'
import { toFailure } from '../../../transport/api-failure.ts'
import { Empty } from '../../../ui/feedback/empty.tsx'
import { Button, ButtonLink } from '../../../ui/inputs/button.tsx'
import { LoadFailed } from '../../common/load-failed.tsx'
import type { ResponseList } from '../calls.ts'
import { listClass } from '../classes.ts'
import type { AddressFilter } from '../filter/use-filter.ts'
import { percentOf } from '../preparing.ts'
import { responsesTexts as texts } from '../texts.ts'
import { ListSkeleton } from './list-skeleton.tsx'
import { Preparing } from './preparing.tsx'
import { ResponseTable } from './response-table.tsx'
import type { Arrivals } from './use-arrivals.ts'
import type { Columns } from './use-columns.ts'

interface ListViewProps {
  formId: string
  address: AddressFilter
  list: ResponseList
  rows: ResponseRow[]
  columns: Columns
  arrivals: Arrivals
  frame: RefObject<HTMLDivElement | null>
  openId: string | null
  onOpen: (id: string) => void
}

export function ListView(props: ListViewProps) {
  const { formId, address, list, rows } = props
  const failure = list.error ? toFailure(list.error) : null
  const percent = percentOf(list.failureReason)
  if (address.problems[0]) return <BadFilter hint={address.problems[0].message} onClear={() => address.set({})} />
  if (failure?.status === 422) return <BadFilter hint={toastText(failure.body)} onClear={() => address.set({})} />
  if (percent !== undefined && list.isFetching) return <Preparing percent={percent} />
  if (failure && !list.data) return <LoadFailed failure={failure} onRetry={list.refetch} />
  if (list.isPending) return <ListSkeleton />
  if (rows.length > 0) return <Rows {...props} />
  return address.isEmpty ? <NoResponses formId={formId} /> : <NothingMatches onClear={() => address.set({})} />
}

function Rows({ list, rows, columns, arrivals, frame, openId, onOpen }: ListViewProps) {
  return (
    <div className={listClass('list')} aria-busy={list.isPlaceholderData} data-list>
      <div className={listClass('arrivals')} role="status">
        {arrivals.count > 0 ? (
          <Button size="sm" onClick={arrivals.show}>
            {texts.arrived(arrivals.count)}
          </Button>
        ) : null}
      </div>
      <ResponseTable rows={rows} columns={columns} frame={frame} openId={openId} onOpen={onOpen} />
      {list.hasNextPage ? (
        <Button variant="outline" disabled={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
          {list.isFetchingNextPage ? texts.loadingMore : texts.loadMore}
        </Button>
      ) : null}
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

function NoResponses({ formId }: { formId: string }) {
  return (
    <Empty icon="list" title={texts.emptyTitle} hint={texts.emptyHint}>
      <ButtonLink href={`/forms/${formId}`} target="_blank" rel="noreferrer">
        {texts.share}
      </ButtonLink>
    </Empty>
  )
}
