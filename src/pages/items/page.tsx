import type { Items } from '../../../contract/types.gen.ts'
import { PAGE_SIZE } from '../../../rules/limits.ts'
import { toFailure } from '../../transport/api-failure.ts'
import { Empty } from '../../ui/feedback/empty.tsx'
import { Grid, GridSkeleton } from '../../ui/layout/grid.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { Pagination } from '../../ui/layout/pagination.tsx'
import { LoadFailed } from '../common/load-failed.tsx'
import { PageHeader } from '../common/page-header.tsx'
import { useMendedPage, usePage } from '../common/use-page.ts'
import { AddItem } from './add-item.tsx'
import { useItems } from './calls.ts'
import { ItemRow } from './item-row.tsx'
import { itemsTexts as texts } from './texts.ts'

const columns = Object.values(texts.columns)

export function Component() {
  return (
    <>
      <PageHeader title={texts.title} heading={texts.heading}>
        <AddItem />
      </PageHeader>
      <ItemList />
    </>
  )
}

function ItemList() {
  const [page, setPage] = usePage()
  const items = useItems(page)
  useMendedPage(page, items.data?.count)
  if (items.isPending) return <GridSkeleton label={texts.heading} columns={columns} rows={PAGE_SIZE} />
  if (items.isError) return <LoadFailed failure={toFailure(items.error)} onRetry={items.refetch} />
  if (items.data.count === 0) return <Empty icon="list" title={texts.emptyTitle} hint={texts.emptyHint} />
  return <ItemTable items={items.data} page={page} onPage={setPage} />
}

function ItemTable({ items, page, onPage }: { items: Items; page: number; onPage: (page: number) => void }) {
  return (
    <Stack gap={4}>
      <Grid label={texts.heading} columns={columns}>
        {items.data.map((item) => (
          <ItemRow key={item.id} item={item} />
        ))}
      </Grid>
      <Pagination count={items.count} pageSize={PAGE_SIZE} page={page} onPage={onPage} />
    </Stack>
  )
}
