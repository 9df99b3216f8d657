import type { ResponseColumn } from '../../../../contract/types.gen.ts'
import { type AnswerKind, kindOf, takesValue } from '../../../../rules/filters/operators.ts'
import { OPTION_MAX } from '../../../../rules/limits.ts'
import { Option } from '../../../ui/inputs/choice-group.tsx'
import { Input, Select, Textarea } from '../../../ui/inputs/input.tsx'
import { Row } from '../../../ui/layout/stack.tsx'
import { toolsClass } from '../classes.ts'
import type { ConditionDraft } from './condition-drafts.ts'
import { filterTexts as texts } from './texts.ts'

interface ValueEditorProps {
  draft: ConditionDraft
  column: ResponseColumn
  onChange: (draft: ConditionDraft) => void
}

/** What an answer is compared with: a control that fits the field and the operator. */
export function ValueEditor({ draft, column, onChange }: ValueEditorProps) {
  const kind = kindOf(column.type)
  const { op, text, end } = draft
  const line = (label: string, key: 'text' | 'end', value: string) => (
    <Line kind={kind} label={label} value={value} onChange={(typed) => onChange({ ...draft, [key]: typed })} />
  )
  if (!takesValue(op)) return <span />
  if (op === 'between')
    return (
      <Row gap={2}>
        {line(texts.least, 'text', text)}
        {line(texts.most, 'end', end)}
      </Row>
    )
  if (kind === 'choice')
    return op === 'oneOf' ? (
      <Choices draft={draft} column={column} onChange={onChange} />
    ) : (
      <SingleChoice draft={draft} column={column} onChange={onChange} />
    )
  if (op === 'oneOf')
    return (
      <Textarea
        size="sm"
        rows={2}
        aria-label={texts.values}
        placeholder={texts.values}
        value={text}
        onChange={(event) => onChange({ ...draft, text: event.target.value })}
      />
    )
  return line(texts.value, 'text', text)
}

interface LineProps {
  kind: AnswerKind
  label: string
  value: string
  onChange: (value: string) => void
}

function Line({ kind, label, value, onChange }: LineProps) {
  return (
    <Input
      size="sm"
      type={kind === 'date' ? 'date' : 'text'}
      inputMode={kind === 'number' ? 'decimal' : undefined}
      maxLength={OPTION_MAX}
      aria-label={label}
      placeholder={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

function SingleChoice({ draft, column, onChange }: ValueEditorProps) {
  return (
    <Select
      size="sm"
      aria-label={texts.value}
      value={draft.text}
      onChange={(event) => onChange({ ...draft, text: event.target.value })}
    >
      <option value="">…</option>
      {column.options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Select>
  )
}

function Choices({ draft, column, onChange }: ValueEditorProps) {
  const toggle = (value: string) =>
    draft.chosen.includes(value) ? draft.chosen.filter((each) => each !== value) : [...draft.chosen, value]
  return (
    <div className={toolsClass('picks')} role="group" aria-label={texts.options}>
      {column.options.map(({ value, label }) => (
        <Option
          key={value}
          kind="checkbox"
          plain
          checked={draft.chosen.includes(value)}
          onChange={() => onChange({ ...draft, chosen: toggle(value) })}
        >
          {label}
        </Option>
      ))}
    </div>
  )
}
