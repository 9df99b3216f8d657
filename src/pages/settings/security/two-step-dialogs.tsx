import { useForm } from 'react-hook-form'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { StepForm } from '../../common/dialogs/step-form.tsx'
import { mainContent } from '../../common/dialogs/main-content.ts'
import { stepFormOf, type TwoStep } from './actors.ts'
import { CodeField, codeRules, OwnPassword, passwordRules } from './proof-fields.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { ScanForm } from './scan-form.tsx'
import { securityTexts } from './texts.ts'

const { twoStep: texts, codes: codeTexts } = securityTexts

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
    <Dialog open role={role} {...wordsOf(twoStep)} onClose={close} focusAfter={mainContent}>
      <Step twoStep={twoStep} />
    </Dialog>
  )
}

interface StepProps {
  twoStep: TwoStep
}

function Step({ twoStep }: StepProps) {
  const { snapshot, send } = twoStep
  if (snapshot.hasTag('password')) return <PasswordForm twoStep={twoStep} />
  if (snapshot.hasTag('scan')) return <ScanForm twoStep={twoStep} />
  if (snapshot.hasTag('renewal')) return <ProofForm key="renewal" twoStep={twoStep} submit={texts.renew} />
  if (snapshot.hasTag('removal')) return <ProofForm key="removal" twoStep={twoStep} submit={texts.turnOff} isRemoval />
  return <RecoveryCodes codes={snapshot.context.codes ?? []} onClose={() => send({ type: 'dialog.closed' })} />
}

function PasswordForm({ twoStep }: StepProps) {
  const { register, handleSubmit, formState } = useForm({ defaultValues: { password: '' } })
  const go = ({ password }: { password: string }) => twoStep.send({ type: 'password.submitted', password })
  return (
    <StepForm submit={securityTexts.continue} onSubmit={handleSubmit(go)} {...stepFormOf(twoStep)}>
      <OwnPassword error={formState.errors.password?.message} {...register('password', passwordRules)} />
    </StepForm>
  )
}

function ProofForm({ twoStep, submit, isRemoval }: StepProps & { submit: string; isRemoval?: boolean }) {
  const { register, handleSubmit, formState } = useForm({ defaultValues: { password: '', code: '' } })
  const { errors } = formState
  const prove = ({ password, code }: { password: string; code: string }) =>
    twoStep.send({ type: 'proof.submitted', proof: { current_password: password, code: code.trim() } })
  return (
    <StepForm submit={submit} isRemoval={isRemoval} onSubmit={handleSubmit(prove)} {...stepFormOf(twoStep)}>
      <OwnPassword error={errors.password?.message} {...register('password', passwordRules)} />
      <CodeField help={securityTexts.codeHelp} error={errors.code?.message} {...register('code', codeRules)} />
    </StepForm>
  )
}
