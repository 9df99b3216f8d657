import { Form } from '../auth/form.tsx'
import { ChangePasswordFields, useChangePassword } from '../common/auth/change-password.tsx'
import { requiredStepTexts } from './texts.ts'

/** In the place of one that somebody else set. */
export function NewPassword({ onDone }: { onDone: () => void }) {
  const { submit, isBusy, ...fields } = useChangePassword(onDone)
  return (
    <Form submit={requiredStepTexts['new-password'].submit} busy={isBusy} onSubmit={submit}>
      <ChangePasswordFields {...fields} />
    </Form>
  )
}
