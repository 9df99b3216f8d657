import { useId } from 'react'
import { TAG_MAX } from '../../../../rules/limits.ts'
import { Button } from '../../../ui/inputs/button.tsx'
import { Field } from '../../../ui/inputs/field.tsx'
import { Input, Select } from '../../../ui/inputs/input.tsx'
import { Row } from '../../../ui/layout/stack.tsx'
import { toolsClass } from '../classes.ts'
import { dayAgo } from './days.ts'
import { filterTexts as texts } from './texts.ts'

/** The period in days here, and the owner's marks; empty texts for what does not matter. */
export interface MarksDraft {
  from: string
  to: string
  read: string
  starred: string
  tag: string
}

interface MarksFilterProps {
  draft: MarksDraft
  onChange: (draft: MarksDraft) => void
}

const PERIODS = [
  { text: texts.today, days: 1 },
  { text: texts.lastDays(7), days: 7 },
  { text: texts.lastDays(30), days: 30 },
]

export function MarksFilter({ draft, onChange }: MarksFilterProps) {
  const id = useId()
  const input = (key: 'from' | 'to' | 'tag', label: string, isDay: boolean) => (
    <Field id={`${id}-${key}`} label={label}>
      <Input
        id={`${id}-${key}`}
        size="sm"
        type={isDay ? 'date' : 'text'}
        maxLength={isDay ? undefined : TAG_MAX}
        value={draft[key]}
        onChange={(event) => onChange({ ...draft, [key]: event.target.value })}
      />
    </Field>
  )
  const select = (key: 'read' | 'starred', label: string, choices: Record<string, string>) => (
    <Field id={`${id}-${key}`} label={label}>
      <Select
        id={`${id}-${key}`}
        size="sm"
        value={draft[key]}
        onChange={(event) => onChange({ ...draft, [key]: event.target.value })}
      >
        {['', 'false', 'true'].map((value) => (
          <option key={value} value={value}>
            {choices[value]}
          </option>
        ))}
      </Select>
    </Field>
  )
  return (
    <>
      <div className={toolsClass('fields')}>
        {input('from', texts.from, true)}
        {input('to', texts.to, true)}
        {select('read', texts.read, texts.readChoices)}
        {select('starred', texts.starred, texts.starredChoices)}
        {input('tag', texts.tag, false)}
      </div>
      <Row gap={2} wrap>
        {PERIODS.map(({ text, days }) => (
          <Button
            key={days}
            variant="outline"
            size="sm"
            onClick={() => onChange({ ...draft, from: dayAgo(days - 1), to: dayAgo(0) })}
          >
            {text}
          </Button>
        ))}
      </Row>
    </>
  )
}
