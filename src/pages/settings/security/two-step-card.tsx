import type { AccountSecurity } from '../../../../contract/types.gen.ts'
import { Button } from '../../../ui/inputs/button.tsx'
import { Card, cardClass } from '../../../ui/layout/card.tsx'
import { type TwoStep, useTwoStep } from './actors.ts'
import { securityTexts } from './texts.ts'
import { TwoStepDialogs } from './two-step-dialogs.tsx'

const { twoStep: texts } = securityTexts

export function TwoStepCard({ security }: { security: AccountSecurity }) {
  const twoStep = useTwoStep()
  return (
    <Card>
      <h2 className={cardClass('title')}>{texts.heading}</h2>
      {security.is_totp_on ? (
        <On left={security.recovery_codes_left} send={twoStep.send} />
      ) : (
        <Off send={twoStep.send} />
      )}
      <TwoStepDialogs twoStep={twoStep} />
    </Card>
  )
}

function Off({ send }: Pick<TwoStep, 'send'>) {
  return (
    <>
      <p className={cardClass('text')}>{texts.off}</p>
      <div className={cardClass('footer')}>
        <Button onClick={() => send({ type: 'setup.requested' })}>{texts.setUp}</Button>
      </div>
    </>
  )
}

function On({ left, send }: Pick<TwoStep, 'send'> & { left: number }) {
  return (
    <>
      <p className={cardClass('text')}>
        {texts.on} {texts.left(left)}
      </p>
      <p className={cardClass('text')}>{texts.reset}</p>
      <div className={cardClass('footer')}>
        <Button variant="outline" onClick={() => send({ type: 'renewal.requested' })}>
          {texts.renew}
        </Button>
        <Button variant="outline" onClick={() => send({ type: 'removal.requested' })}>
          {texts.turnOff}
        </Button>
      </div>
    </>
  )
}
