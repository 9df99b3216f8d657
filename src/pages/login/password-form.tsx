import { useForm } from 'react-hook-form'
import { Link } from 'react-router-dom'
import type { Credentials } from '../../../machines/auth/setup.ts'
import { passwordProblem, usernameProblem } from '../../../rules/accounts.ts'
import { TextField } from '../../ui/inputs/text-field.tsx'
import { linkClass } from '../../ui/layout/typography.tsx'
import { signIn } from '../common/auth/actors.ts'
import { Form } from '../auth/form.tsx'
import { loginTexts as texts } from './texts.ts'

const send = ({ username, password }: Credentials) => signIn({ username: username.trim(), password })

interface PasswordFormProps {
  isBusy: boolean
  /** Filled in already; empty for none. */
  email: string
}

export function PasswordForm({ isBusy, email }: PasswordFormProps) {
  const none: Credentials = { username: email, password: '' }
  const { register, handleSubmit, formState } = useForm({ mode: 'onBlur', defaultValues: none })
  const { errors } = formState
  return (
    <Form submit={texts.submit} busy={isBusy} onSubmit={handleSubmit(send)}>
      <TextField
        label={texts.email}
        placeholder={texts.email}
        type="email"
        // With "webauthn" as the last word browsers offer passkeys here too.
        autoComplete="username webauthn"
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
  )
}
