import { type SubmitEventHandler, useState } from 'react'
import type { ResponseColumn, ResponseFilter } from '../../../../contract/types.gen.ts'
import { filterProblems } from '../../../../rules/filters/problems.ts'
import type { FilterProblem } from '../../../../rules/filters/types.ts'
import { FILTER_CONDITIONS_MAX } from '../../../../rules/limits.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { Button } from '../../../ui/inputs/button.tsx'
import { FieldError } from '../../../ui/inputs/field.tsx'
import { Row } from '../../../ui/layout/stack.tsx'
import { toolsClass } from '../classes.ts'
import { type ConditionDraft, newDraft, toCondition, toDraft } from './condition-drafts.ts'
import { ConditionEditor } from './condition-editor.tsx'
import { beginningOf, dayOf, endOf } from './days.ts'
import { MarksFilter, type MarksDraft } from './marks-filter.tsx'
import { filterTexts as texts } from './texts.ts'
import type { AddressFilter } from './use-filter.ts'

const marksOf = ({ from, to, read, starred, tag }: ResponseFilter): MarksDraft => ({
  from: dayOf(from),
  to: dayOf(to),
  read: read === undefined ? '' : String(read),
  starred: starred === undefined ? '' : String(starred),
  tag: tag ?? '',
})

const toFilter = ({ from, to, read, starred, tag }: MarksDraft): ResponseFilter => ({
  ...(beginningOf(from) && { from: beginningOf(from) }),
  ...(endOf(to) && { to: endOf(to) }),
  ...(read && { read: read === 'true' }),
  ...(starred && { starred: starred === 'true' }),
  ...(tag.trim() && { tag: tag.trim() }),
})

/** Edits the filter of the address, which changes when the filter is applied. */
export function FilterPanel({ address, columns }: { address: AddressFilter; columns: ResponseColumn[] }) {
  const [marks, setMarks] = useState(() => marksOf(address.filter))
  const [conditions, setConditions] = useState(() => (address.filter.where ?? []).map(toDraft))
  const [problems, setProblems] = useState<FilterProblem[]>([])
  const columnOf = (id: string) => columns.find(({ field_id }) => field_id === id) ?? columns[0]
  const change = (changed: ConditionDraft) =>
    setConditions(conditions.map((each) => (each.key === changed.key ? changed : each)))
  const apply: SubmitEventHandler<HTMLFormElement> = (event) => {
    event.preventDefault()
    const where = conditions.flatMap((draft) => {
      const column = columnOf(draft.field)
      return column ? [toCondition(draft, column)] : []
    })
    const { q } = address.filter
    const filter = { ...(q && { q }), ...toFilter(marks), ...(where.length > 0 && { where }) }
    const found = filterProblems(filter, columns)
    setProblems(found)
    if (found.length === 0) address.set(filter)
  }
  const problemOf = (index: number) => problems.find(({ path }) => path[0] === 'where' && path[1] === index)?.message
  const general = problems.find(({ path }) => path[0] !== 'where' || path.length === 1)
  return (
    <form className={toolsClass('panel')} aria-label={texts.panel} noValidate onSubmit={apply}>
      <MarksFilter draft={marks} onChange={setMarks} />
      {conditions.map((draft, index) => (
        <ConditionEditor
          key={draft.key}
          number={index + 1}
          draft={draft}
          columns={columns}
          problem={problemOf(index)}
          onChange={change}
          onRemove={() => setConditions(conditions.filter(({ key }) => key !== draft.key))}
        />
      ))}
      {general ? <FieldError>{general.message}</FieldError> : null}
      <Row justify="between" wrap>
        <Button
          variant="ghost"
          size="sm"
          disabled={conditions.length >= FILTER_CONDITIONS_MAX}
          onClick={() => columns[0] && setConditions([...conditions, newDraft(columns[0])])}
        >
          <Icon name="plus" size={18} />
          {texts.addCondition}
        </Button>
        <Row gap={2}>
          <Button variant="outline" size="sm" onClick={() => address.set({})}>
            {texts.clear}
          </Button>
          <Button type="submit" size="sm">
            {texts.apply}
          </Button>
        </Row>
      </Row>
    </form>
  )
}
