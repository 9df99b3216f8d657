import { Link } from 'react-router-dom'
import type { ListedForm } from '../../../contract/types.gen.ts'
import { PAGE_SIZE } from '../../../rules/limits.ts'
import { Button, buttonClass } from '../../ui/inputs/button.tsx'
import { Empty } from '../../ui/feedback/empty.tsx'
import { Grid, GridSkeleton } from '../../ui/layout/grid.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import { Row, Stack } from '../../ui/layout/stack.tsx'
import { Text } from '../../ui/layout/typography.tsx'
import { PageHeader } from '../common/page-header.tsx'
import { useForms } from './calls.ts'
import { TaggedForms } from './edit-tags.tsx'
import { FormFilter } from './form-filter.tsx'
import { FormRow } from './form-row.tsx'
import { formsTexts as texts } from './texts.ts'
import { isNarrowed, useFormQuery } from './use-form-query.ts'

const columns = Object.values(texts.columns)

export function Component() {
  const address = useFormQuery()
  const [query] = address
  const forms = useForms(query)
  const count = forms.data?.pages.at(-1)?.count
  return (
    <>
      <PageHeader title={texts.title} heading={texts.heading}>
        <Row wrap>
          {count === undefined ? null : (
            <Text tone="muted">{isNarrowed(query) ? texts.found(count) : texts.total(count)}</Text>
          )}
          <CreateLink>
            <Icon name="plus" />
            {texts.create}
          </CreateLink>
        </Row>
      </PageHeader>
      <Stack gap={4}>
        {count === 0 && !isNarrowed(query) ? null : <FormFilter address={address} />}
        <FormList forms={forms} isPart={isNarrowed(query)} />
      </Stack>
    </>
  )
}

function CreateLink({ children }: { children: React.ReactNode }) {
  return (
    <Link className={buttonClass({ variant: 'solid', size: 'md' })} to="/forms/create">
      {children}
    </Link>
  )
}

function FormList({ forms, isPart }: { forms: ReturnType<typeof useForms>; isPart: boolean }) {
  if (forms.isPending) return <GridSkeleton label={texts.heading} columns={columns} rows={PAGE_SIZE} />
  if (!forms.data) return <NotLoaded onRetry={forms.refetch} />
  const loaded = distinct(forms.data.pages.flatMap(({ data }) => data))
  if (loaded.length === 0 && isPart) return <NoneFound />
  if (loaded.length === 0)
    return (
      <Empty icon="form" title={texts.emptyTitle} hint={texts.emptyHint}>
        <CreateLink>{texts.createFirst}</CreateLink>
      </Empty>
    )
  return (
    <Stack gap={4}>
      <TaggedForms forms={loaded}>
        <Grid label={texts.heading} columns={columns}>
          {loaded.map((form) => (
            <FormRow key={form.id} form={form} />
          ))}
        </Grid>
      </TaggedForms>
      {forms.hasNextPage ? (
        <Button variant="outline" disabled={forms.isFetchingNextPage} onClick={() => forms.fetchNextPage()}>
          {forms.isFetchingNextPage ? texts.loadingMore : texts.loadMore}
        </Button>
      ) : null}
    </Stack>
  )
}

function NoneFound() {
  return (
    <Empty icon="form" title={texts.noneFound} hint={texts.noneFoundHint}>
      <Link className={buttonClass({ variant: 'outline', size: 'md' })} to="/forms">
        {texts.showAll}
      </Link>
    </Empty>
  )
}

function NotLoaded({ onRetry }: { onRetry: () => void }) {
  return (
    <Empty icon="warning" role="alert" title={texts.failedTitle} hint={texts.failedHint}>
      <Button variant="outline" onClick={onRetry}>
        {texts.tryAgain}
      </Button>
    </Empty>
  )
}

/** A form made while the list was open shifts the pages: its neighbour would come twice. */
const distinct = (forms: ListedForm[]): ListedForm[] => [...new Map(forms.map((form) => [form.id, form])).values()]
