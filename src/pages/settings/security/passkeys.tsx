import type { Passkey } from '../../../../contract/types.gen.ts'
import { Button } from '../../../ui/inputs/button.tsx'
import { Card, cardClass } from '../../../ui/layout/card.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { usePasskeys } from '../../auth/use-capabilities.ts'
import { usePasskeyDialogs } from './actors.ts'
import { PasskeyDialogs } from './passkey-dialogs.tsx'
import { PasskeyRow } from './passkey-row.tsx'
import { securityTexts } from './texts.ts'

const { passkeys: texts } = securityTexts

export function Passkeys({ passkeys }: { passkeys: Passkey[] }) {
  const dialogs = usePasskeyDialogs()
  const isUsable = usePasskeys()
  return (
    <Card>
      <h2 className={cardClass('title')}>{texts.heading}</h2>
      <p className={cardClass('text')}>{isUsable ? texts.hint : texts.unusable}</p>
      {passkeys.length === 0 ? <p className={cardClass('text')}>{texts.none}</p> : null}
      <Stack gap={3}>
        {passkeys.map((passkey) => (
          <PasskeyRow
            key={passkey.id}
            passkey={passkey}
            onRemove={() => dialogs.send({ type: 'removal.requested', id: passkey.id, name: passkey.name })}
          />
        ))}
      </Stack>
      {isUsable ? (
        <div className={cardClass('footer')}>
          <Button onClick={() => dialogs.send({ type: 'passkey.requested' })}>{texts.add}</Button>
        </div>
      ) : null}
      <PasskeyDialogs dialogs={dialogs} />
    </Card>
  )
}
