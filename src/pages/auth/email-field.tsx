import type { UseFormRegisterReturn } from 'react-hook-form'
import { TextField } from '../../ui/inputs/text-field.tsx'

interface EmailFieldProps {
  label: string
  error: string | undefined
  field: UseFormRegisterReturn
}

export function EmailField({ label, error, field }: EmailFieldProps) {
  return <TextField label={label} placeholder={label} type="email" autoComplete="email" error={error} {...field} />
}
