import { Input } from '../ui/inputs/input.tsx'
import { asText, described, type ControlProps } from './control.ts'

/** A day as YYYY-MM-DD; the browser shows it as the person's language writes it. */
export function DateControl(props: ControlProps) {
  const { id, value, disabled, onChange } = props
  return (
    <Input
      id={id}
      name={id}
      type="date"
      size="lg"
      max="9999-12-31"
      {...described(props)}
      value={asText(value)}
      disabled={disabled}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
