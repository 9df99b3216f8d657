import { useForm } from 'react-hook-form'
import { Link, useLocation } from 'react-router-dom'
import type { Credentials } from '../../../machines/auth/auth.machine.ts'
import { passwordProblem, usernameProblem } from '../../../rules/accounts.ts'
import { Alert } from '../../ui/feedback/alert.tsx'
import { TextField } from '../../ui/inputs/text-field.tsx'
import { linkClass } from '../../ui/layout/typography.tsx'
import { signIn, useIsSigningIn } from '../common/auth/actors.ts'
import { Form } from '../auth/form.tsx'
import { Frame } from '../auth/frame.tsx'
import { useIsSignUpOpen } from '../auth/use-sign-up.ts'
import { loginTexts as texts } from './texts.ts'

const none: Credentials = { username: '', password: '' }

const send = ({ username, password }: Credentials) => signIn({ username: username.trim(), password })

export function Component() {
  const { register, handleSubmit, formState } = useForm({ mode: 'onBlur', defaultValues: none })
  const { errors } = formState
  const isSigningIn = useIsSigningIn()
  return (
    <Frame title={texts.title} heading={texts.heading} links={<ToSignUp />}>
      <Refusal />
      <Form submit={texts.submit} busy={isSigningIn} onSubmit={handleSubmit(send)}>
        <TextField
          label={texts.email}
          placeholder={texts.email}
          type="email"
          autoComplete="username"
          error={errors.username?.message}
          {...register('username', { validate: (username) => usernameProblem(username) })}
        />
        <TextField
          label={texts.password}
          placeholder={texts.password}
          type="password"
          autoComplete="current-password"
          error={errors.password?.message}
          {...register('password', { validate: (password) => passwordProblem(password) })}
        />
        <Link className={linkClass()} to="/recover-password">
          {texts.forgot}
        </Link>
      </Form>
    </Frame>
  )
}

/** Says why the login is needed again, after the server refused the saved token. */
function Refusal() {
  const state: unknown = useLocation().state
  const wasRefused = typeof state === 'object' && state !== null && 'wasRefused' in state && state.wasRefused
  return wasRefused ? <Alert role="alert">{texts.expired}</Alert> : null
}

function ToSignUp() {
  if (!useIsSignUpOpen()) return null
  return (
    <>
      {texts.noAccount}
      <Link className={linkClass()} to="/signup">
        {texts.signUp}
      </Link>
    </>
  )
}
