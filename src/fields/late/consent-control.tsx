import { ChoiceGroup, Option } from '../../ui/inputs/choice-group.tsx'
import { described, type ControlProps } from '../control.ts'

/** One box below the owner's sentence, which only the person ticks. */
export function ConsentControl(props: ControlProps) {
  const { field, id, value, disabled, labelledBy, describedBy, onChange } = props
  return (
    <ChoiceGroup kind="checkbox" id={id} aria-labelledby={labelledBy} aria-describedby={describedBy}>
      <Option
        kind="checkbox"
        name={id}
        {...described(props)}
        checked={value === true}
        disabled={disabled}
        onChange={({ target }) => onChange(target.checked ? true : '')}
      >
        {field.placeholder || 'I agree'}
      </Option>
    </ChoiceGroup>
  )
}
