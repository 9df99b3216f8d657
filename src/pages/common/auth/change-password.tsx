import { useMutation } from '@tanstack/react-query'
import { FormProvider, useForm } from 'react-hook-form'
import { updatePasswordMeMutation } from '../../../../contract/@tanstack/react-query.gen.ts'
import { passwordProblem } from '../../../../rules/accounts.ts'
import { TextField } from '../../../ui/inputs/text-field.tsx'
import { keepFields } from '../keep-fields.ts'
import { PasswordPair, type PasswordValues } from '../password-pair.tsx'
import { refusalOf } from '../password-refusal.ts'
import { ownPasswordTexts as texts } from './texts.ts'

interface ChangeValues extends PasswordValues {
  current: string
}

const none: ChangeValues = { current: '', password: '', confirmPassword: '' }

/** A new password in the place of the present one. @param onSaved called once the server has it */
export function useChangePassword(onSaved?: () => void) {
  const form = useForm({ mode: 'onBlur', defaultValues: none })
  const update = useMutation({
    ...updatePasswordMeMutation(),
    meta: { success: texts.updated, field: 'new_password' },
  })
  const save = ({ current, password }: ChangeValues) =>
    update.mutate(
      { body: { current_password: current, new_password: password } },
      {
        onSuccess: () => {
          form.reset(none, keepFields)
          onSaved?.()
        },
      },
    )
  const refused = refusalOf(update.error, 'new_password', update.variables?.body.new_password)
  return { form, refused, isBusy: update.isPending, submit: form.handleSubmit(save) }
}

export function ChangePasswordFields({
  form,
  refused,
}: Pick<ReturnType<typeof useChangePassword>, 'form' | 'refused'>) {
  return (
    <>
      <TextField
        label={texts.current}
        placeholder={texts.current}
        type="password"
        autoComplete="current-password"
        error={form.formState.errors.current?.message}
        {...form.register('current', { validate: (password) => passwordProblem(password) })}
      />
      <FormProvider {...form}>
        <PasswordPair label={texts.next} confirmLabel={texts.confirm} refused={refused} />
      </FormProvider>
    </>
  )
}
