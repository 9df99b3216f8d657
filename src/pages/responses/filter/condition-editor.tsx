import type { FilterOperator, ResponseColumn } from '../../../../contract/types.gen.ts'
import { kindOf, operatorsOf } from '../../../../rules/filters/operators.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { Button } from '../../../ui/inputs/button.tsx'
import { FieldError } from '../../../ui/inputs/field.tsx'
import { Select } from '../../../ui/inputs/input.tsx'
import { toolsClass } from '../classes.ts'
import { type ConditionDraft, newDraft } from './condition-drafts.ts'
import { filterTexts as texts } from './texts.ts'
import { ValueEditor } from './value-editor.tsx'

interface ConditionEditorProps {
  number: number
  draft: ConditionDraft
  columns: ResponseColumn[]
  problem: string | undefined
  onChange: (draft: ConditionDraft) => void
  onRemove: () => void
}

const operatorText = (op: FilterOperator, { type }: ResponseColumn): string =>
  (kindOf(type) === 'date' && texts.dates[op as keyof typeof texts.dates]) || texts.operators[op]

/** A field, how its answer is compared, and with what. */
export function ConditionEditor({ number, draft, columns, problem, onChange, onRemove }: ConditionEditorProps) {
  const column = columns.find(({ field_id }) => field_id === draft.field) ?? columns[0]
  if (!column) return null
  const chooseField = (id: string) => {
    const chosen = columns.find(({ field_id }) => field_id === id)
    if (chosen) onChange({ ...newDraft(chosen), key: draft.key })
  }
  return (
    <fieldset className={toolsClass('condition')} aria-label={texts.condition(number)}>
      <div className={toolsClass('controls')}>
        <Select
          size="sm"
          aria-label={texts.field}
          value={column.field_id}
          onChange={(event) => chooseField(event.target.value)}
        >
          {columns.map(({ field_id, label }) => (
            <option key={field_id} value={field_id}>
              {label}
            </option>
          ))}
        </Select>
        <Select
          size="sm"
          aria-label={texts.operator}
          value={draft.op}
          onChange={(event) => onChange({ ...draft, op: event.target.value as FilterOperator })}
        >
          {operatorsOf(column.type).map((op) => (
            <option key={op} value={op}>
              {operatorText(op, column)}
            </option>
          ))}
        </Select>
        <ValueEditor draft={draft} column={column} onChange={onChange} />
        <Button
          variant="quiet"
          size="sm"
          icon
          aria-label={texts.removeCondition(number)}
          title={texts.removeCondition(number)}
          onClick={onRemove}
        >
          <Icon name="close" />
        </Button>
      </div>
      {problem === undefined ? null : <FieldError>{problem}</FieldError>}
    </fieldset>
  )
}
