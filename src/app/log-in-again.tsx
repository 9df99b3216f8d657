import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { passwordProblem } from '../../rules/accounts.ts'
import { abandonWork, signIn, submitCode, useInterruption } from '../pages/common/auth/actors.ts'
import { StepForm } from '../pages/common/dialogs/step-form.tsx'
import { TextField } from '../ui/inputs/text-field.tsx'
import { Dialog } from '../ui/overlays/dialog.tsx'
import { appTexts } from './texts.ts'

const texts = appTexts.again
const stay = () => {}
const leave = { cancel: texts.abandon, onCancel: abandonWork }

/**
 * Over a page with something unsaved whose login has ended. Only the same person can go on: another one would see what is
 * theirs, so the email cannot be changed.
 */
export function LogInAgain({ email }: { email: string | undefined }) {
  const { isOpen, isCodeNeeded, isBusy, failure } = useInterruption()
  useEffect(() => {
    if (isOpen && email === undefined) abandonWork()
  }, [isOpen, email])
  return (
    <Dialog open={isOpen && email !== undefined} onClose={stay} title={texts.title} description={texts.hint}>
      {isCodeNeeded ? (
        <CodeForm isBusy={isBusy} failure={failure} />
      ) : (
        <LoginForm email={email ?? ''} isBusy={isBusy} failure={failure} />
      )}
    </Dialog>
  )
}

interface StepProps {
  isBusy: boolean
  failure: string | null
}

interface LoginFormProps extends StepProps {
  email: string
}

function LoginForm({ email, isBusy, failure }: LoginFormProps) {
  const { register, handleSubmit, formState } = useForm({ mode: 'onBlur', defaultValues: { password: '' } })
  const send = ({ password }: { password: string }) => signIn({ username: email, password })
  return (
    <StepForm {...leave} isBusy={isBusy} failure={failure} submit={texts.submit} onSubmit={handleSubmit(send)}>
      <TextField label={texts.email} type="email" autoComplete="username" value={email} readOnly />
      <TextField
        label={texts.password}
        type="password"
        autoComplete="current-password"
        data-autofocus
        error={formState.errors.password?.message}
        {...register('password', { validate: (password) => passwordProblem(password) })}
      />
    </StepForm>
  )
}

function CodeForm({ isBusy, failure }: StepProps) {
  const { register, handleSubmit, formState, setFocus } = useForm({ defaultValues: { code: '' } })
  useEffect(() => setFocus('code'), [setFocus])
  return (
    <StepForm
      {...leave}
      isBusy={isBusy}
      failure={failure}
      submit={texts.send}
      onSubmit={handleSubmit(({ code }) => submitCode(code.trim()))}
    >
      <TextField
        label={texts.code}
        help={texts.codeHint}
        autoComplete="one-time-code"
        error={formState.errors.code?.message}
        {...register('code', { validate: (code) => (code.trim() === '' ? texts.codeRequired : undefined) })}
      />
    </StepForm>
  )
}
