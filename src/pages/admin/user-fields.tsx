import { useFormContext, useFormState } from 'react-hook-form'
import {
  emailProblem,
  optionalFullNameProblem,
  optionalPasswordProblem,
  passwordProblem,
  PLEASE_CONFIRM,
} from '../../../rules/accounts.ts'
import { TextField } from '../../ui/inputs/text-field.tsx'
import { PasswordPair } from '../common/password-pair.tsx'
import type { PasswordRefusal } from '../common/password-refusal.ts'
import { adminTexts as texts } from './texts.ts'
import type { UserValues } from './user-values.ts'

interface UserFieldsProps {
  isNew: boolean
  refused: PasswordRefusal | undefined
}

/** A new user needs a password; an edited one keeps theirs when it is left empty. */
export function UserFields({ isNew, refused }: UserFieldsProps) {
  const { register, control } = useFormContext<UserValues>()
  const { errors } = useFormState({ control })
  return (
    <>
      <TextField
        label={texts.columns.email}
        placeholder={texts.columns.email}
        type="email"
        autoComplete="off"
        marked
        error={errors.email?.message}
        {...register('email', { validate: (email) => emailProblem(email) })}
      />
      <TextField
        label={texts.columns.fullName}
        placeholder={texts.columns.fullName}
        autoComplete="off"
        error={errors.fullName?.message}
        {...register('fullName', { validate: (name) => optionalFullNameProblem(name) })}
      />
      <PasswordPair
        label={texts.password}
        placeholder={texts.passwordPlaceholder}
        confirmLabel={texts.confirmPassword}
        problem={isNew ? passwordProblem : optionalPasswordProblem}
        missing={isNew ? PLEASE_CONFIRM : null}
        marked={isNew}
        refused={refused}
      />
    </>
  )
}
