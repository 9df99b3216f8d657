import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { passwordProblem } from '../../rules/accounts.ts'
import { abandonWork, cancelProof, signIn, submitCode, useInterruption } from '../pages/common/auth/actors.ts'
import { StepForm } from '../pages/common/dialogs/step-form.tsx'
import { TextField } from '../ui/inputs/text-field.tsx'
import { Dialog } from '../ui/overlays/dialog.tsx'
import { appTexts } from './texts.ts'

const texts = appTexts.again
const stay = () => {}
/** Given up, the end of a login takes what is unsaved with it; a change that was asked for is just not made. */
const kinds = {
  end: { title: texts.title, description: texts.hint, leave: { cancel: texts.abandon, onCancel: abandonWork } },
  proof: { title: texts.proof, description: texts.proofHint, leave: { onCancel: cancelProof } },
}

/**
 * Over a page whose login has ended while something was unsaved, or is too old for what was asked for. Only the same person
 * can go on: another one would see what is theirs, so the email cannot be changed.
 */
export function LogInAgain({ open, email }: { open: boolean; email: string | undefined }) {
  const { reason, isCodeNeeded, isBusy, failure } = useInterruption()
  // The words stay while the dialog fades.
  const [lastReason, setLastReason] = useState<keyof typeof kinds>('end')
  if (reason !== null && reason !== lastReason) setLastReason(reason)
  const { leave, ...words } = kinds[lastReason]
  useEffect(() => {
    if (reason !== null && email === undefined) kinds[reason].leave.onCancel()
  }, [reason, email])
  const close = lastReason === 'proof' && !isBusy ? cancelProof : stay
  const step = { leave, isBusy, failure }
  return (
    <Dialog open={open && email !== undefined} onClose={close} {...words}>
      {isCodeNeeded ? <CodeForm {...step} /> : <LoginForm email={email ?? ''} {...step} />}
    </Dialog>
  )
}

interface StepProps {
  leave: { cancel?: string; onCancel: () => void }
  isBusy: boolean
  failure: string | null
}

interface LoginFormProps extends StepProps {
  email: string
}

function LoginForm({ email, leave, isBusy, failure }: LoginFormProps) {
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

function CodeForm({ leave, isBusy, failure }: StepProps) {
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
