import { useMutation } from '@tanstack/react-query'
import { FormProvider, type SubmitHandler, useForm } from 'react-hook-form'
import { Link, useNavigate } from 'react-router-dom'
import { registerUserMutation } from '../../../contract/@tanstack/react-query.gen.ts'
import { Alert } from '../../ui/feedback/alert.tsx'
import { linkClass } from '../../ui/layout/typography.tsx'
import { Form } from '../auth/form.tsx'
import { Frame } from '../auth/frame.tsx'
import { useIsSignUpOpen } from '../auth/use-capabilities.ts'
import { refusalOf } from '../common/password-refusal.ts'
import { SignupFields, type SignupValues } from './signup-fields.tsx'
import { signupTexts as texts } from './texts.ts'

const none: SignupValues = { fullName: '', email: '', password: '', confirmPassword: '' }

const useSignup = () =>
  useMutation({ ...registerUserMutation(), meta: { success: texts.created, anonymous: true, field: 'password' } })

const toBody = ({ email, fullName, password }: SignupValues) => ({
  email: email.trim(),
  full_name: fullName.trim(),
  password,
})

export function Component() {
  const form = useForm({ mode: 'onBlur', defaultValues: none })
  const signup = useSignup()
  const navigate = useNavigate()
  const send: SubmitHandler<SignupValues> = (values) => {
    const body = toBody(values)
    signup.mutate({ body }, { onSuccess: () => navigate('/login', { state: { email: body.email } }) })
  }
  return (
    <Frame
      title={texts.title}
      heading={texts.heading}
      links={
        <>
          {texts.haveAccount}
          <Link className={linkClass()} to="/login">
            {texts.logIn}
          </Link>
        </>
      }
    >
      {useIsSignUpOpen() ? (
        <Form submit={texts.submit} busy={signup.isPending} onSubmit={form.handleSubmit(send)}>
          <FormProvider {...form}>
            <SignupFields refused={refusalOf(signup.error, 'password', signup.variables?.body.password)} />
          </FormProvider>
        </Form>
      ) : (
        <Alert role="alert">{texts.closed}</Alert>
      )}
    </Frame>
  )
}
