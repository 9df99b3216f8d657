import { RadioGroup as Ark } from '@ark-ui/react/radio-group'
import { Hidden } from '../layout/typography.tsx'
import { slotRecipe } from '../recipe.ts'
import type { radioList } from '../recipes/inputs/radio-list.ts'

const radioClass = slotRecipe<typeof radioList>('radioList')

interface RadioListProps<Value extends string> {
  label: string
  options: readonly { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
}

/** Each radio is a label around its text. */
export function RadioList<Value extends string>({ label, options, value, onChange }: RadioListProps<Value>) {
  const choose = (next: string | null) => {
    const option = options.find((each) => each.value === next)
    if (option) onChange(option.value)
  }
  return (
    <Ark.Root className={radioClass('root')} value={value} onValueChange={(details) => choose(details.value)}>
      <Ark.Label asChild>
        <Hidden>{label}</Hidden>
      </Ark.Label>
      {options.map((option) => (
        <Ark.Item key={option.value} value={option.value} className={radioClass('item')}>
          <Ark.ItemControl className={radioClass('control')} />
          <Ark.ItemText className={radioClass('text')}>{option.label}</Ark.ItemText>
          <Ark.ItemHiddenInput />
        </Ark.Item>
      ))}
    </Ark.Root>
  )
}
