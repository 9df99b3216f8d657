import type { RefObject } from 'react'
import type { ResponseRow } from '../../../../contract/types.gen.ts'
import { Button } from '../../../ui/inputs/button.tsx'
import type { ResponseList } from '../calls.ts'
import { listClass } from '../classes.ts'
import { responsesTexts as texts } from '../texts.ts'
import { ResponseTable } from './response-table.tsx'
import type { Arrivals } from './use-arrivals.ts'
import type { Columns } from './use-columns.ts'

interface ListViewProps {
  list: ResponseList
  rows: ResponseRow[]
  columns: Columns
  arrivals: Arrivals
  frame: RefObject<HTMLDivElement | null>
  openId: string | null
  onOpen: (id: string) => void
}

export function ListView({ list, rows, columns, arrivals, frame, openId, onOpen }: ListViewProps) {
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
