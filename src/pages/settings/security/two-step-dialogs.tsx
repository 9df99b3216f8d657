import { useForm } from 'react-hook-form'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import type { StepProps, TwoStep } from './actors.ts'
import { CodeField, codeRules, OwnPassword, passwordRules } from './proof-fields.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { ScanForm } from './scan-form.tsx'
import { StepForm } from './step-form.tsx'
import { securityTexts } from './texts.ts'

const { twoStep: texts, codes: codeTexts } = securityTexts

const page = () => document.querySelector('main')

function wordsOf({ snapshot }: TwoStep) {
  if (snapshot.hasTag('password')) return { title: texts.setUpTitle, description: texts.passwordHint }
  if (snapshot.hasTag('scan')) return { title: texts.setUpTitle, description: texts.scanHint }
  if (snapshot.hasTag('renewal')) return { title: texts.renewTitle, description: texts.renewHint }
  if (snapshot.hasTag('removal')) return { title: texts.turnOffTitle, description: texts.turnOffHint }
  return { title: codeTexts.title, description: codeTexts.hint }
}

/** One dialog for all steps: one that opened while the other closed would be closed with it. */
export function TwoStepDialogs({ twoStep }: { twoStep: TwoStep }) {
  const { snapshot, send } = twoStep
  const close = () => send({ type: 'dialog.closed' })
  if (snapshot.matches('closed')) return null
  // What is shown once is not put away by a click beside it.
  const role = snapshot.matches('showing-codes') ? 'alertdialog' : 'dialog'
  return (
    <Dialog open role={role} {...wordsOf(twoStep)} onClose={close} focusAfter={page}>
      <Step twoStep={twoStep} onClose={close} />
    </Dialog>
  )
}

function Step(props: StepProps) {
  const { snapshot } = props.twoStep
  if (snapshot.hasTag('password')) return <PasswordForm {...props} />
  if (snapshot.hasTag('scan')) return <ScanForm {...props} />
  if (snapshot.hasTag('renewal')) return <ProofForm key="renewal" {...props} submit={texts.renew} />
  if (snapshot.hasTag('removal')) return <ProofForm key="removal" {...props} submit={texts.turnOff} />
  return <RecoveryCodes codes={snapshot.context.codes ?? []} onClose={props.onClose} />
}

function PasswordForm({ twoStep: { snapshot, send }, onClose }: StepProps) {
  const { register, handleSubmit, formState } = useForm({ defaultValues: { password: '' } })
  return (
    <StepForm
      submit={securityTexts.continue}
      isBusy={snapshot.hasTag('busy')}
      failure={snapshot.context.failure}
      onSubmit={handleSubmit(({ password }) => send({ type: 'password.submitted', password }))}
      onClose={onClose}
    >
      <OwnPassword error={formState.errors.password?.message} {...register('password', passwordRules)} />
    </StepForm>
  )
}

function ProofForm({ twoStep: { snapshot, send }, ...form }: StepProps & { submit: string }) {
  const { register, handleSubmit, formState } = useForm({ defaultValues: { password: '', code: '' } })
  const { errors } = formState
  const prove = ({ password, code }: { password: string; code: string }) =>
    send({ type: 'proof.submitted', proof: { current_password: password, code: code.trim() } })
  return (
    <StepForm
      isBusy={snapshot.hasTag('busy')}
      failure={snapshot.context.failure}
      onSubmit={handleSubmit(prove)}
      {...form}
    >
      <OwnPassword error={errors.password?.message} {...register('password', passwordRules)} />
      <CodeField help={securityTexts.codeHelp} error={errors.code?.message} {...register('code', codeRules)} />
    </StepForm>
  )
}
