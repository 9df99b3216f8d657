import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { passwordProblem } from '../../rules/accounts.ts'
import { abandonWork, signIn, useInterruption } from '../pages/common/auth/actors.ts'
import { Alert } from '../ui/feedback/alert.tsx'
import { Button } from '../ui/inputs/button.tsx'
import { TextField } from '../ui/inputs/text-field.tsx'
import { Stack } from '../ui/layout/stack.tsx'
import { Dialog, DialogBody, DialogFooter } from '../ui/overlays/dialog.tsx'
import { appTexts } from './texts.ts'

const texts = appTexts.again
const stay = () => {}

/**
 * Over a page with something unsaved whose login has ended. Only the same person can go on: another one would see what is
 * theirs, so the email cannot be changed.
 */
export function LogInAgain({ email }: { email: string | undefined }) {
  const { isOpen, isBusy, failure } = useInterruption()
  useEffect(() => {
    if (isOpen && email === undefined) abandonWork()
  }, [isOpen, email])
  return (
    <Dialog open={isOpen && email !== undefined} onClose={stay} title={texts.title} description={texts.hint}>
      <LoginForm email={email ?? ''} isBusy={isBusy} failure={failure} />
    </Dialog>
  )
}

interface LoginFormProps {
  email: string
  isBusy: boolean
  failure: string | null
}

function LoginForm({ email, isBusy, failure }: LoginFormProps) {
  const { register, handleSubmit, formState } = useForm({ mode: 'onBlur', defaultValues: { password: '' } })
  const send = ({ password }: { password: string }) => signIn({ username: email, password })
  return (
    <form noValidate onSubmit={handleSubmit(send)}>
      <DialogBody>
        <Stack gap={4}>
          {failure === null ? null : (
            <Alert tone="danger" role="alert">
              {failure}
            </Alert>
          )}
          <TextField label={texts.email} type="email" autoComplete="username" value={email} readOnly />
          <TextField
            label={texts.password}
            type="password"
            autoComplete="current-password"
            data-autofocus
            error={formState.errors.password?.message}
            {...register('password', { validate: (password) => passwordProblem(password) })}
          />
        </Stack>
      </DialogBody>
      <DialogFooter>
        <Button variant="outline" disabled={isBusy} onClick={abandonWork}>
          {texts.abandon}
        </Button>
        <Button type="submit" disabled={isBusy}>
          {texts.submit}
        </Button>
      </DialogFooter>
    </form>
  )
}
