import { Button } from '../../ui/inputs/button.tsx'
import { signInWithPasskey } from '../common/auth/actors.ts'
import { usePasskeys } from '../auth/use-capabilities.ts'
import { loginTexts as texts } from './texts.ts'

/** Only where the browser and the address of this site allow passkeys. */
export function PasskeyButton({ isBusy }: { isBusy: boolean }) {
  if (!usePasskeys()) return null
  return (
    <Button variant="outline" disabled={isBusy} onClick={signInWithPasskey}>
      {texts.passkey}
    </Button>
  )
}
