import type { ComponentProps } from 'react'
import type { FieldType } from '../../contract/types.gen.ts'
import { Input } from '../ui/inputs/input.tsx'
import { asText, described, type ControlProps } from './control.ts'

/** Which keyboard a phone shows, and what a browser may fill in. `type=url` would hide our own message. */
const habits: { readonly [Type in FieldType]?: ComponentProps<typeof Input> } = {
  email: { type: 'email', inputMode: 'email', autoComplete: 'email', autoCapitalize: 'off', spellCheck: false },
  url: { type: 'url', inputMode: 'url', autoComplete: 'url', autoCapitalize: 'off', spellCheck: false },
  tel: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
}

/** text, email, url and tel: one line. */
export function LineControl(props: ControlProps) {
  const { field, id, value, disabled, onChange } = props
  return (
    <Input
      id={id}
      name={id}
      type="text"
      size="lg"
      autoComplete="off"
      enterKeyHint="next"
      {...habits[field.type]}
      {...described(props)}
      value={asText(value)}
      placeholder={field.placeholder ?? undefined}
      disabled={disabled}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
