import { optionsOf } from '../../rules/fields.ts'
import { Select } from '../ui/inputs/input.tsx'
import { passesEntries, usePicks } from './picks.ts'
import { asText, described, type ControlProps } from './control.ts'

export function SelectControl(props: ControlProps) {
  const { field, id, value, disabled, onChange } = props
  const { isPicked, handlers } = usePicks(passesEntries)
  return (
    <Select
      id={id}
      name={id}
      size="lg"
      {...described(props)}
      value={asText(value)}
      disabled={disabled}
      {...handlers}
      onChange={({ target }) => onChange(target.value, isPicked() && target.value !== '')}
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
