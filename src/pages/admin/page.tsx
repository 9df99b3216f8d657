import { useQuery } from '@tanstack/react-query'
import type { Users } from '../../../contract/types.gen.ts'
import { PAGE_SIZE } from '../../../rules/limits.ts'
import { toFailure } from '../../transport/api-failure.ts'
import { currentUserOptions } from '../../transport/current-user.ts'
import { Empty } from '../../ui/feedback/empty.tsx'
import { Grid, GridSkeleton } from '../../ui/layout/grid.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { Pagination } from '../../ui/layout/pagination.tsx'
import { LoadFailed } from '../common/load-failed.tsx'
import { PageHeader } from '../common/page-header.tsx'
import { SearchBox } from '../common/search-box.tsx'
import { useMendedPage, usePage, useSearch } from '../common/use-page.ts'
import { AddUser } from './add-user.tsx'
import { useUsers } from './calls.ts'
import { adminTexts as texts } from './texts.ts'
import { UserRow } from './user-row.tsx'

const columns = Object.values(texts.columns)

export function Component() {
  return (
    <>
      <PageHeader title={texts.title} heading={texts.heading}>
        <AddUser />
      </PageHeader>
      <UserSearch />
    </>
  )
}

function UserSearch() {
  const [q, search] = useSearch()
  return (
    <Stack gap={4}>
      <SearchBox label={texts.search} q={q} onSearch={search} />
      <UserList q={q} />
    </Stack>
  )
}

function UserList({ q }: { q: string }) {
  const [page, setPage] = usePage()
  const users = useUsers(page, q)
  useMendedPage(page, users.data?.count)
  if (users.isPending) return <GridSkeleton label={texts.heading} columns={columns} rows={PAGE_SIZE} />
  if (users.isError) return <LoadFailed failure={toFailure(users.error)} onRetry={users.refetch} />
  if (users.data.count === 0) return <Empty icon="list" title={texts.noneFound(q)} hint={texts.noneFoundHint} />
  return <UserTable users={users.data} page={page} onPage={setPage} />
}

function UserTable({ users, page, onPage }: { users: Users; page: number; onPage: (page: number) => void }) {
  const me = useQuery(currentUserOptions)
  return (
    <Stack gap={4}>
      <Grid label={texts.heading} columns={columns}>
        {users.data.map((user) => (
          <UserRow key={user.id} user={user} isMe={user.id === me.data?.id} />
        ))}
      </Grid>
      <Pagination count={users.count} pageSize={PAGE_SIZE} page={page} onPage={onPage} />
    </Stack>
  )
}
