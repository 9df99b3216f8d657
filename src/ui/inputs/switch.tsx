import { Switch as Ark } from '@ark-ui/react/switch'
import { slotRecipe } from '../recipe.ts'
import type { switchControl } from '../recipes/inputs/switch.ts'

const switchClass = slotRecipe<typeof switchControl>('switchControl')

interface SwitchProps {
  label: string
  checked: boolean
  onChange: (checked: boolean) => void
}

export function Switch({ label, checked, onChange }: SwitchProps) {
  return (
    <Ark.Root
      className={switchClass('root')}
      checked={checked}
      onCheckedChange={(details) => onChange(details.checked)}
    >
      <Ark.HiddenInput role="switch" aria-checked={checked} />
      <Ark.Control className={switchClass('control')}>
        <Ark.Thumb className={switchClass('thumb')} />
      </Ark.Control>
      <Ark.Label className={switchClass('label')}>{label}</Ark.Label>
    </Ark.Root>
  )
}
