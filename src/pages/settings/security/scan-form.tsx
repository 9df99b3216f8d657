import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { QrCode } from '../../../ui/icons/qr-code.tsx'
import { TextareaField } from '../../../ui/inputs/text-field.tsx'
import { Row } from '../../../ui/layout/stack.tsx'
import { linkClass } from '../../../ui/layout/typography.tsx'
import { StepForm } from '../../common/dialogs/step-form.tsx'
import { stepFormOf, type TwoStep } from './actors.ts'
import { CodeField, codeRules } from './proof-fields.tsx'
import { securityTexts } from './texts.ts'

const { twoStep: texts } = securityTexts

/** As apps show such keys, so that a row can be found again while it is typed. */
const inGroups = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ')

export function ScanForm({ twoStep }: { twoStep: TwoStep }) {
  const { register, handleSubmit, formState, setFocus } = useForm({ defaultValues: { code: '' } })
  const { setup } = twoStep.snapshot.context
  const confirm = ({ code }: { code: string }) => twoStep.send({ type: 'code.submitted', code: code.trim() })
  // The field that had the focus is gone with its step.
  useEffect(() => setFocus('code'), [setFocus])
  return (
    <StepForm submit={texts.turnOn} onSubmit={handleSubmit(confirm)} {...stepFormOf(twoStep)}>
      <Row justify="center">
        <QrCode value={setup?.uri ?? ''} label={texts.qr} />
      </Row>
      <Row justify="center">
        <a className={linkClass()} href={setup?.uri}>
          {texts.openApp}
        </a>
      </Row>
      <TextareaField
        label={texts.key}
        readOnly
        rows={2}
        value={inGroups(setup?.secret ?? '')}
        onFocus={(event) => event.target.select()}
      />
      <CodeField
        label={texts.scanCode}
        inputMode="numeric"
        error={formState.errors.code?.message}
        {...register('code', codeRules)}
      />
    </StepForm>
  )
}
