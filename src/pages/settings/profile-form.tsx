import { useForm } from 'react-hook-form'
import type { User } from '../../../contract/types.gen.ts'
import { emailProblem, profileNameProblem } from '../../../rules/accounts.ts'
import { Button } from '../../ui/inputs/button.tsx'
import { cardClass } from '../../ui/layout/card.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { TextField } from '../../ui/inputs/text-field.tsx'
import { sharedTexts } from '../common/texts.ts'
import { useUpdateMe } from './calls.ts'
import { settingsTexts } from './texts.ts'

const texts = settingsTexts.profile

interface ProfileValues {
  fullName: string
  email: string
}

const valuesOf = (user: User): ProfileValues => ({ fullName: user.full_name ?? '', email: user.email })

const toBody = ({ fullName, email }: ProfileValues) => ({ full_name: fullName.trim() || null, email: email.trim() })

export function ProfileForm({ user, onDone }: { user: User; onDone: () => void }) {
  const { register, handleSubmit, formState } = useForm({ mode: 'onBlur', defaultValues: valuesOf(user) })
  const { errors, isDirty } = formState
  const update = useUpdateMe()
  const save = (values: ProfileValues) => update.mutate({ body: toBody(values) }, { onSuccess: onDone })
  return (
    <form noValidate onSubmit={handleSubmit(save)}>
      <Stack gap={4}>
        <TextField
          label={texts.fullName}
          autoComplete="name"
          error={errors.fullName?.message}
          {...register('fullName', { validate: (name) => profileNameProblem(name) })}
        />
        <TextField
          label={texts.email}
          type="email"
          autoComplete="email"
          error={errors.email?.message}
          {...register('email', { validate: (email) => emailProblem(email) })}
        />
        <div className={cardClass('footer')}>
          <Button variant="outline" disabled={update.isPending} onClick={onDone}>
            {sharedTexts.cancel}
          </Button>
          <Button type="submit" disabled={update.isPending || !isDirty}>
            {sharedTexts.save}
          </Button>
        </div>
      </Stack>
    </form>
  )
}
