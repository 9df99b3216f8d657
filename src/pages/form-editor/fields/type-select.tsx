import { useId } from 'react'
import type { FormField } from '../../../../contract/types.gen.ts'
import { retypeField } from '../../../../rules/drafts/edits.ts'
import { FIELD_TYPES } from '../../../../rules/field-types.ts'
import { Field } from '../../../ui/inputs/field.tsx'
import { Select } from '../../../ui/inputs/input.tsx'
import { editorTexts as texts, typeNames } from '../texts.ts'

interface TypeSelectProps {
  field: FormField
  onChange: (part: Partial<FormField>) => void
}

export function TypeSelect({ field, onChange }: TypeSelectProps) {
  const id = useId()
  const choose = (value: string) => {
    const type = FIELD_TYPES.find((each) => each === value)
    if (type) onChange(retypeField(field, type))
  }
  return (
    <Field id={id} label={texts.type}>
      <Select id={id} value={field.type} onChange={(event) => choose(event.target.value)}>
        {FIELD_TYPES.map((type) => (
          <option key={type} value={type}>
            {typeNames[type]}
          </option>
        ))}
      </Select>
    </Field>
  )
}
