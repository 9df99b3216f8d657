import { Textarea } from '../ui/inputs/input.tsx'
import { asText, described, type ControlProps } from './control.ts'

export function TextareaControl(props: ControlProps) {
  const { field, id, value, disabled, onChange } = props
  return (
    <Textarea
      id={id}
      name={id}
      size="lg"
      {...described(props)}
      value={asText(value)}
      placeholder={field.placeholder ?? undefined}
      disabled={disabled}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
