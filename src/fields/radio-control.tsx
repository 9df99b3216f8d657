import { optionsOf } from '../../rules/fields.ts'
import { Button } from '../ui/inputs/button.tsx'
import { ChoiceGroup, Option } from '../ui/inputs/choice-group.tsx'
import { optionKey } from './option-keys.ts'
import { passesRadios, usePicks } from './picks.ts'
import { described, type ControlProps } from './control.ts'

export function RadioControl(props: ControlProps) {
  const { field, id, value, disabled, labelledBy, onChange } = props
  const { isPicked, handlers } = usePicks(passesRadios)
  return (
    <ChoiceGroup kind="radio" id={id} aria-labelledby={labelledBy} {...described(props)} {...handlers}>
      {optionsOf(field).map((option, index) => (
        <Option
          key={option.value}
          kind="radio"
          name={id}
          value={option.value}
          checked={value === option.value}
          disabled={disabled}
          shortcut={optionKey(index)}
          onChange={() => onChange(option.value, isPicked())}
        >
          {option.label}
        </Option>
      ))}
      {/* A radio cannot be taken back by itself, and an optional question may stay without an answer. */}
      {!field.required && !disabled && value ? (
        <Button variant="quiet" onClick={() => onChange('')}>
          Clear choice
        </Button>
      ) : null}
    </ChoiceGroup>
  )
}
