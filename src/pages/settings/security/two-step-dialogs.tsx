import { useForm } from 'react-hook-form'
import type { TwoStep } from './actors.ts'
import { CodeField, codeRules, OwnPassword, passwordRules } from './proof-fields.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { ScanDialog } from './scan-dialog.tsx'
import { StepDialog } from './step-dialog.tsx'
import { securityTexts } from './texts.ts'

const { twoStep: texts } = securityTexts

export interface StepProps {
  twoStep: TwoStep
  onClose: () => void
}

/** The step that the machine is at. */
export function TwoStepDialogs({ twoStep }: { twoStep: TwoStep }) {
  const { snapshot, send } = twoStep
  const { codes } = snapshot.context
  const props = { twoStep, onClose: () => send({ type: 'dialog.closed' }) }
  if (snapshot.hasTag('password')) return <PasswordDialog {...props} />
  if (snapshot.hasTag('scan')) return <ScanDialog {...props} />
  if (snapshot.matches('proving-renewal') || snapshot.matches('renewing'))
    return <ProofDialog {...props} title={texts.renewTitle} description={texts.renewHint} submit={texts.renew} />
  if (snapshot.hasTag('proof'))
    return <ProofDialog {...props} title={texts.turnOffTitle} description={texts.turnOffHint} submit={texts.turnOff} />
  return codes === null ? null : <RecoveryCodes codes={codes} onClose={props.onClose} />
}

function PasswordDialog({ twoStep: { snapshot, send }, onClose }: StepProps) {
  const { register, handleSubmit, formState } = useForm({ defaultValues: { password: '' } })
  return (
    <StepDialog
      title={texts.setUpTitle}
      description={texts.passwordHint}
      submit={securityTexts.continue}
      isBusy={snapshot.hasTag('busy')}
      failure={snapshot.context.failure}
      onSubmit={handleSubmit(({ password }) => send({ type: 'password.submitted', password }))}
      onClose={onClose}
    >
      <OwnPassword error={formState.errors.password?.message} {...register('password', passwordRules)} />
    </StepDialog>
  )
}

interface ProofDialogProps extends StepProps {
  title: string
  description: string
  submit: string
}

function ProofDialog({ twoStep: { snapshot, send }, ...dialog }: ProofDialogProps) {
  const { register, handleSubmit, formState } = useForm({ defaultValues: { password: '', code: '' } })
  const { errors } = formState
  const prove = ({ password, code }: { password: string; code: string }) =>
    send({ type: 'proof.submitted', proof: { current_password: password, code: code.trim() } })
  return (
    <StepDialog
      isBusy={snapshot.hasTag('busy')}
      failure={snapshot.context.failure}
      onSubmit={handleSubmit(prove)}
      {...dialog}
    >
      <OwnPassword error={errors.password?.message} {...register('password', passwordRules)} />
      <CodeField help={securityTexts.codeHelp} error={errors.code?.message} {...register('code', codeRules)} />
    </StepDialog>
  )
}
