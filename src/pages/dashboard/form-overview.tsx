import { Link } from 'react-router-dom'
import type { DashboardForm } from '../../../contract/types.gen.ts'
import { Badge } from '../../ui/feedback/badge.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Grid, GridCell, GridRow, GridSkeleton } from '../../ui/layout/grid.tsx'
import { Row, Stack } from '../../ui/layout/stack.tsx'
import { Sparkline } from '../../ui/layout/sparkline.tsx'
import { Heading, linkClass, Text } from '../../ui/layout/typography.tsx'
import { dashboardTexts as texts } from './texts.ts'

const { columns } = texts
const SKELETON_ROWS = 3
const TITLE_SHOWN = 80

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

/** A title has up to 255 characters; its beginning is enough to know it by. */
const shortened = (title: string) => (title.length > TITLE_SHOWN ? `${title.slice(0, TITLE_SHOWN).trimEnd()}…` : title)

export function FormOverview({ forms }: { forms: DashboardForm[] }) {
  return (
    <Stack gap={3}>
      <Row justify="between">
        <Heading>{texts.forms}</Heading>
        <Link className={linkClass()} to="/forms">
          {texts.allForms}
        </Link>
      </Row>
      <Grid label={texts.forms} columns={Object.values(columns)}>
        {forms.map((form) => (
          <FormRow key={form.id} form={form} />
        ))}
      </Grid>
    </Stack>
  )
}

function FormRow({ form: { id, title, is_active, new: fresh, total, trend } }: { form: DashboardForm }) {
  return (
    <GridRow>
      <GridCell column={columns.form}>
        <Row gap={2} wrap>
          <Link className={linkClass()} to={`/forms/${id}/responses`}>
            {shortened(title)}
          </Link>
          {fresh > 0 ? <Badge tone="accent">{texts.fresh(fresh)}</Badge> : null}
          {is_active ? null : <Badge>{texts.inactive}</Badge>}
        </Row>
      </GridCell>
      <GridCell column={columns.total}>{texts.number(total)}</GridCell>
      <GridCell column={columns.trend}>
        <Row gap={3} wrap>
          <Sparkline values={trend} label={texts.trend(trend)} />
          <Text tone="muted" size="sm">
            {texts.inTrend(sum(trend))}
          </Text>
        </Row>
      </GridCell>
    </GridRow>
  )
}

/** In the shape of the news and the forms. */
export function OverviewSkeleton() {
  return (
    <Stack gap={8} aria-busy="true">
      <Stack gap={2}>
        <Skeleton width="lg" height="lg" />
        <Skeleton width="md" />
      </Stack>
      <GridSkeleton label={texts.forms} columns={Object.values(columns)} rows={SKELETON_ROWS} />
    </Stack>
  )
}
