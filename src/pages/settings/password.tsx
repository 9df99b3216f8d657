import { FormProvider, useForm } from 'react-hook-form'
import { passwordProblem } from '../../../rules/accounts.ts'
import { Button } from '../../ui/inputs/button.tsx'
import { Card, cardClass } from '../../ui/layout/card.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { TextField } from '../../ui/inputs/text-field.tsx'
import { keepFields } from '../common/keep-fields.ts'
import { PasswordPair, type PasswordValues } from '../common/password-pair.tsx'
import { refusalOf } from '../common/password-refusal.ts'
import { sharedTexts } from '../common/texts.ts'
import { useUpdatePassword } from './calls.ts'
import { settingsTexts } from './texts.ts'

const texts = settingsTexts.password

interface ChangeValues extends PasswordValues {
  current: string
}

const none: ChangeValues = { current: '', password: '', confirmPassword: '' }

export function Password() {
  const form = useForm({ mode: 'onBlur', defaultValues: none })
  const update = useUpdatePassword()
  const refused = refusalOf(update.error, 'new_password', update.variables?.body.new_password)
  const save = ({ current, password }: ChangeValues) =>
    update.mutate(
      { body: { current_password: current, new_password: password } },
      { onSuccess: () => form.reset(none, keepFields) },
    )
  return (
    <Card>
      <h2 className={cardClass('title')}>{texts.heading}</h2>
      <form noValidate onSubmit={form.handleSubmit(save)}>
        <Stack gap={4}>
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
          <div className={cardClass('footer')}>
            <Button type="submit" disabled={update.isPending}>
              {sharedTexts.save}
            </Button>
          </div>
        </Stack>
      </form>
    </Card>
  )
}
