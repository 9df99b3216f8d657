import { optionsOf } from '../../rules/fields.ts'
import { Button } from '../ui/inputs/button.tsx'
import { ChoiceGroup, Option } from '../ui/inputs/choice-group.tsx'
import { described, type ControlProps } from './control.ts'

export function RadioControl(props: ControlProps) {
  const { field, id, value, disabled, labelledBy, onChange } = props
  return (
    <ChoiceGroup kind="radio" id={id} aria-labelledby={labelledBy} {...described(props)}>
      {optionsOf(field).map((option) => (
        <Option
          key={option.value}
          kind="radio"
          name={id}
          value={option.value}
          checked={value === option.value}
          disabled={disabled}
          onChange={() => onChange(option.value)}
        >
          {option.label}
        </Option>
      ))}
      {/* A radio cannot be taken back by itself, and an optional question may stay without an answer. */}
      {!field.required && !disabled && value ? (
        <Button variant="quiet" size="sm" onClick={() => onChange('')}>
          Clear choice
        </Button>
      ) : null}
    </ChoiceGroup>
  )
}
