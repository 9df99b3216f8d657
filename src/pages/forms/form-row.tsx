import { Link } from 'react-router-dom'
import type { ListedForm } from '../../../contract/types.gen.ts'
import { isActive } from '../../../rules/fields.ts'
import { Badge } from '../../ui/feedback/badge.tsx'
import { GridCell, GridRow } from '../../ui/layout/grid.tsx'
import { Row, Stack } from '../../ui/layout/stack.tsx'
import { tagEditorClass } from '../../ui/inputs/tag-editor.tsx'
import { linkClass, Text } from '../../ui/layout/typography.tsx'
import { FormActions } from './form-actions.tsx'
import { formsTexts as texts } from './texts.ts'
import { INTERFACE_LANGUAGE } from '../../../rules/limits.ts'

const { columns } = texts

/** Short month, day and year, in the language of the texts. */
const dayOf = (time: string) =>
  new Date(time).toLocaleDateString(INTERFACE_LANGUAGE, { month: 'short', day: 'numeric', year: 'numeric' })

export function FormRow({ form }: { form: ListedForm }) {
  const active = isActive(form)
  return (
    <GridRow id={form.id}>
      <GridCell column={columns.form} part="title">
        <Stack gap={1}>
          <Link className={linkClass({ clamped: true })} to={`/forms/${form.id}/edit`} title={form.title}>
            {form.title}
          </Link>
          {form.description ? (
            <Text tone="muted" size="sm">
              {form.description}
            </Text>
          ) : null}
          {form.tags.length > 0 ? (
            <Row gap={2} wrap>
              {form.tags.map((tag) => (
                <Link
                  key={tag}
                  className={tagEditorClass('link')}
                  aria-label={texts.onlyTag(tag)}
                  to={`/forms?${new URLSearchParams({ tag }).toString()}`}
                >
                  {tag}
                </Link>
              ))}
            </Row>
          ) : null}
        </Stack>
      </GridCell>
      <GridCell column={columns.status}>
        <Badge tone={active ? 'success' : 'neutral'}>{active ? texts.active : texts.inactive}</Badge>
      </GridCell>
      <GridCell column={columns.created}>{dayOf(form.created_at)}</GridCell>
      <GridCell column={columns.responses}>
        <Link className={linkClass()} to={`/forms/${form.id}/responses`} title={texts.responsesOf(form.title)}>
          {form.response_count}
        </Link>
      </GridCell>
      <GridCell column={columns.actions} part="actions">
        <FormActions form={form} />
      </GridCell>
    </GridRow>
  )
}
