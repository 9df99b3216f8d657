import { QrCode as Ark } from '@ark-ui/react/qr-code'
import { slotRecipe } from '../recipe.ts'
import type { qrCode } from '../recipes/icons/qr-code.ts'

const qrClass = slotRecipe<typeof qrCode>('qrCode')

/** Dark on light in both themes: a camera reads nothing else. */
export function QrCode({ value, label }: { value: string; label: string }) {
  return (
    <Ark.Root className={qrClass('root')} value={value} role="img" aria-label={label}>
      <Ark.Frame className={qrClass('frame')}>
        <Ark.Pattern className={qrClass('pattern')} />
      </Ark.Frame>
    </Ark.Root>
  )
}
