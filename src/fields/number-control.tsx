import type { AnswerValue } from '../../contract/types.gen.ts'
import { exactNumber } from '../../rules/numbers.ts'
import { Input } from '../ui/inputs/input.tsx'
import { described, type ControlProps } from './control.ts'

/** Stands for text that a browser shows but does not report ("1e", "-"): there is an answer, and it is no number. */
const UNREADABLE = '?'

/** What stands in an input of numbers. */
export function enteredIn({ value, validity }: HTMLInputElement): AnswerValue {
  if (validity.badInput) return UNREADABLE
  return value === '' ? '' : exactNumber(value)
}

const displayed = (value: AnswerValue | undefined) =>
  typeof value === 'number' || (typeof value === 'string' && value !== UNREADABLE) ? value : ''

export function NumberControl(props: ControlProps) {
  const { field, id, value, disabled, onChange } = props
  return (
    <Input
      id={id}
      name={id}
      type="number"
      size="lg"
      step="any"
      inputMode={(field.validation?.min ?? -1) < 0 ? 'text' : 'decimal'}
      enterKeyHint="next"
      {...described(props)}
      value={displayed(value)}
      placeholder={field.placeholder ?? undefined}
      disabled={disabled}
      onChange={(event) => onChange(enteredIn(event.currentTarget))}
      // Scrolling the page over a focused number would change it.
      onWheel={(event) => event.currentTarget.blur()}
    />
  )
}
