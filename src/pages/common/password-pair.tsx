import { useEffect } from 'react'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { CONFIRMATION_REQUIRED, confirmationProblem, passwordProblem, type Problem } from '../../../rules/accounts.ts'
import { TextField } from '../../ui/inputs/text-field.tsx'
import type { PasswordRefusal } from './password-refusal.ts'

export interface PasswordValues {
  password: string
  confirmPassword: string
}

interface PasswordPairProps {
  label: string
  placeholder?: string
  confirmLabel: string
  /** The rule of the password; in the edit of a user it may stay empty. */
  problem?: (password: string) => Problem
  /** What an empty confirmation says; nothing where an empty password is fine. */
  missing?: string | null
  marked?: boolean
  /** What the server said of the one that was sent last. */
  refused: PasswordRefusal | undefined
}

/** A new password, typed twice, in any form that holds `PasswordValues`. */
export function PasswordPair(props: PasswordPairProps) {
  const { label, placeholder = label, confirmLabel, problem = passwordProblem, marked = false, refused } = props
  const missing = props.missing === undefined ? CONFIRMATION_REQUIRED : (props.missing ?? undefined)
  const { register, control, getValues, trigger, setFocus } = useFormContext<PasswordValues>()
  const { errors } = useFormState({ control })
  const isRefused = useWatch({ control, name: 'password' }) === refused?.password
  useEffect(() => {
    if (isRefused) setFocus('password')
  }, [isRefused, setFocus])
  const recheck = () => getValues('confirmPassword') !== '' && void trigger('confirmPassword')
  const secret = { type: 'password', autoComplete: 'new-password', marked }
  return (
    <>
      <TextField
        {...secret}
        label={label}
        placeholder={placeholder}
        error={errors.password?.message ?? (isRefused ? refused?.message : undefined)}
        {...register('password', { onBlur: recheck, validate: (password) => problem(password) })}
      />
      <TextField
        {...secret}
        label={confirmLabel}
        placeholder={confirmLabel}
        error={errors.confirmPassword?.message}
        {...register('confirmPassword', {
          validate: (value, form) => confirmationProblem(value, form.password, missing),
        })}
      />
    </>
  )
}
