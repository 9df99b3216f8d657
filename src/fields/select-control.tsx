import { optionsOf } from '../../rules/fields.ts'
import { Select } from '../ui/inputs/input.tsx'
import { asText, described, type ControlProps } from './control.ts'

export function SelectControl(props: ControlProps) {
  const { field, id, value, disabled, onChange } = props
  return (
    <Select
      id={id}
      size="lg"
      {...described(props)}
      value={asText(value)}
      disabled={disabled}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">{field.placeholder || 'Choose an option'}</option>
      {optionsOf(field).map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </Select>
  )
}
