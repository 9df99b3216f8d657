import type { Ref } from 'react'
import { slotRecipe } from '../recipe.ts'
import type { switchControl } from '../recipes/inputs/switch.ts'

const switchClass = slotRecipe<typeof switchControl>('switchControl')

interface PressSwitchProps {
  ref?: Ref<HTMLButtonElement>
  id: string
  label: string
  /** A sentence of what it does. */
  description: string
  checked: boolean
  onChange: (checked: boolean) => void
}

/** A switch that is a single button, where a switch with a track does not fit. */
export function PressSwitch({ ref, id, label, description, checked, onChange }: PressSwitchProps) {
  return (
    <div className={switchClass('root')}>
      <button
        ref={ref}
        id={id}
        type="button"
        role="switch"
        aria-checked={checked}
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-description`}
        className={switchClass('control')}
        onClick={() => onChange(!checked)}
      >
        <span className={switchClass('thumb')} data-state={checked ? 'checked' : 'unchecked'} />
      </button>
      <span className={switchClass('text')}>
        <label id={`${id}-label`} htmlFor={id} className={switchClass('label')}>
          {label}
        </label>
        <span id={`${id}-description`} className={switchClass('description')}>
          {description}
        </span>
      </span>
    </div>
  )
}
