import type { UseFormReturn } from 'react-hook-form'
import {
  confirmationProblem,
  emailProblem,
  optionalFullNameProblem,
  optionalPasswordProblem,
  passwordProblem,
  PLEASE_CONFIRM,
} from '../../../rules/accounts.ts'
import { TextField } from '../../ui/text-field.tsx'
import { adminTexts as texts } from './texts.ts'
import type { UserValues } from './user-values.ts'

/** A new user needs a password; an edited one keeps theirs when it is left empty. */
export function UserFields({ form, isNew }: { form: UseFormReturn<UserValues>; isNew: boolean }) {
  const { register, formState } = form
  const { errors } = formState
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
      <TextField
        label={texts.password}
        placeholder={texts.passwordPlaceholder}
        type="password"
        autoComplete="new-password"
        marked={isNew}
        error={errors.password?.message}
        {...register('password', {
          deps: 'confirmPassword',
          validate: (password) => (isNew ? passwordProblem(password) : optionalPasswordProblem(password)),
        })}
      />
      <TextField
        label={texts.confirmPassword}
        placeholder={texts.confirmPassword}
        type="password"
        autoComplete="new-password"
        marked={isNew}
        error={errors.confirmPassword?.message}
        {...register('confirmPassword', {
          validate: (value, { password }) => confirmationProblem(value, password, isNew ? PLEASE_CONFIRM : undefined),
        })}
      />
    </>
  )
}
