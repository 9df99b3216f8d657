import type { ComponentProps } from 'react'
import { passwordProblem } from '../../../../rules/accounts.ts'
import { TextField } from '../../../ui/inputs/text-field.tsx'
import { securityTexts as texts } from './texts.ts'

/** For react-hook-form's `register`. */
export const passwordRules = { validate: (password: string) => passwordProblem(password) }
export const codeRules = { validate: (code: string) => (code.trim() === '' ? texts.codeMissing : undefined) }

type FieldProps = Omit<ComponentProps<typeof TextField>, 'label'>

export const OwnPassword = (props: FieldProps) => (
  <TextField label={texts.password} type="password" autoComplete="current-password" {...props} />
)

export const CodeField = ({ label = texts.code, ...props }: FieldProps & { label?: string }) => (
  <TextField label={label} autoComplete="one-time-code" autoCapitalize="none" spellCheck={false} {...props} />
)
