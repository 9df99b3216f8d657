import { useMutation } from '@tanstack/react-query'
import { FormProvider, useForm } from 'react-hook-form'
import { Link, useNavigate } from 'react-router-dom'
import { resetPasswordMutation } from '../../../contract/@tanstack/react-query.gen.ts'
import { Alert } from '../../ui/feedback/alert.tsx'
import { linkClass } from '../../ui/layout/typography.tsx'
import { useAddressToken } from '../auth/address-token.ts'
import { Form } from '../auth/form.tsx'
import { Frame } from '../auth/frame.tsx'
import { PasswordPair, type PasswordValues } from '../common/password-pair.tsx'
import { refusalOf } from '../common/password-refusal.ts'
import { resetTexts as texts } from './texts.ts'

const useReset = () =>
  useMutation({ ...resetPasswordMutation(), meta: { success: texts.updated, anonymous: true, field: 'new_password' } })

const none: PasswordValues = { password: '', confirmPassword: '' }

export function Component() {
  const navigate = useNavigate()
  const form = useForm({ mode: 'onBlur', defaultValues: none })
  const reset = useReset()
  const token = useAddressToken()
  if (token === '') return <WithoutToken />
  const refused = refusalOf(reset.error, 'new_password', reset.variables?.body.new_password)
  const send = ({ password }: PasswordValues) =>
    reset.mutate({ body: { new_password: password, token } }, { onSuccess: () => navigate('/login') })
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
      <Form submit={texts.submit} busy={reset.isPending} onSubmit={form.handleSubmit(send)}>
        <FormProvider {...form}>
          <PasswordPair label={texts.newPassword} confirmLabel={texts.confirmPassword} refused={refused} />
        </FormProvider>
      </Form>
    </Frame>
  )
}

function WithoutToken() {
  return (
    <Frame
      title={texts.title}
      heading={texts.heading}
      links={
        <Link className={linkClass()} to="/recover-password">
          {texts.recover}
        </Link>
      }
    >
      <Alert tone="warning" role="alert">
        {texts.noToken}
      </Alert>
    </Frame>
  )
}
