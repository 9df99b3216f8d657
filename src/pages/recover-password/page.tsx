import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router-dom'
import { recoverPasswordMutation } from '../../../contract/@tanstack/react-query.gen.ts'
import { emailProblem } from '../../../rules/accounts.ts'
import { Alert } from '../../ui/feedback/alert.tsx'
import { keepFields } from '../common/keep-fields.ts'
import { linkClass } from '../../ui/layout/typography.tsx'
import { EmailField } from '../auth/email-field.tsx'
import { Form } from '../auth/form.tsx'
import { Frame } from '../auth/frame.tsx'
import { recoverTexts as texts } from './texts.ts'

const useRecovery = () => useMutation({ ...recoverPasswordMutation(), meta: { success: texts.sent, anonymous: true } })

const none = { email: '' }

export function Component() {
  const { register, handleSubmit, reset, formState } = useForm({ mode: 'onBlur', defaultValues: none })
  const recovery = useRecovery()
  const send = ({ email }: { email: string }) =>
    recovery.mutate({ path: { email: email.trim() } }, { onSuccess: () => reset(none, keepFields) })
  return (
    <Frame
      title={texts.title}
      heading={texts.heading}
      intro={texts.intro}
      links={
        <Link className={linkClass()} to="/login">
          {texts.back}
        </Link>
      }
    >
      {recovery.isSuccess ? (
        <Alert tone="success" role="status">
          {texts.mailSent}
        </Alert>
      ) : null}
      <Form submit={texts.submit} busy={recovery.isPending} onSubmit={handleSubmit(send)}>
        <EmailField
          label={texts.email}
          error={formState.errors.email?.message}
          field={register('email', { validate: (email) => emailProblem(email) })}
        />
      </Form>
    </Frame>
  )
}
