import { useFormContext, useFormState } from 'react-hook-form'
import { emailProblem, fullNameProblem } from '../../../rules/accounts.ts'
import { FULL_NAME_MIN } from '../../../rules/limits.ts'
import { TextField } from '../../ui/inputs/text-field.tsx'
import { EmailField } from '../auth/email-field.tsx'
import { PasswordPair, type PasswordValues } from '../common/password-pair.tsx'
import type { PasswordRefusal } from '../common/password-refusal.ts'
import { signupTexts as texts } from './texts.ts'

export interface SignupValues extends PasswordValues {
  fullName: string
  email: string
}

export function SignupFields({ refused }: { refused: PasswordRefusal | undefined }) {
  const { register, control } = useFormContext<SignupValues>()
  const { errors } = useFormState({ control })
  return (
    <>
      <TextField
        label={texts.fullName}
        placeholder={texts.fullName}
        autoComplete="name"
        minLength={FULL_NAME_MIN}
        error={errors.fullName?.message}
        {...register('fullName', { validate: (name) => fullNameProblem(name) })}
      />
      <EmailField
        label={texts.email}
        error={errors.email?.message}
        field={register('email', { validate: (email) => emailProblem(email) })}
      />
      <PasswordPair label={texts.password} confirmLabel={texts.confirmPassword} refused={refused} />
    </>
  )
}
