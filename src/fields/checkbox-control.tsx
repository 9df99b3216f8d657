import type { AnswerValue, FormField } from '../../contract/types.gen.ts'
import { optionsOf } from '../../rules/fields.ts'
import { ChoiceGroup, Option } from '../ui/inputs/choice-group.tsx'
import type { ControlProps } from './control.ts'
import { optionKey } from './option-keys.ts'

/** The chosen values, in the order of the options. */
function toggled(field: FormField, value: AnswerValue | undefined, option: string): string[] {
  const chosen = new Set(Array.isArray(value) ? value : [])
  if (!chosen.delete(option)) chosen.add(option)
  return optionsOf(field)
    .map((each) => each.value)
    .filter((each) => chosen.has(each))
}

export function CheckboxControl(props: ControlProps) {
  const { field, id, value, disabled, labelledBy, describedBy, onChange } = props
  return (
    // A group has no aria-required or aria-invalid: its description says both.
    <ChoiceGroup kind="checkbox" id={id} aria-labelledby={labelledBy} aria-describedby={describedBy}>
      {optionsOf(field).map((option, index) => (
        <Option
          key={option.value}
          kind="checkbox"
          name={id}
          value={option.value}
          checked={Array.isArray(value) && value.includes(option.value)}
          disabled={disabled}
          shortcut={optionKey(index)}
          onChange={() => onChange(toggled(field, value, option.value))}
        >
          {option.label}
        </Option>
      ))}
    </ChoiceGroup>
  )
}
