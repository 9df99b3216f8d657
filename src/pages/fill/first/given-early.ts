import type { FormField } from '../../../../contract/types.gen.ts'
import type { AnswerValue } from '../../../../rules/answers.ts'
import { traitsOf } from '../../../../rules/field-types.ts'
import { enteredIn } from '../../../fields/number-control.tsx'
import { controlId } from '../focus.ts'

/** What was answered in the first field, as the server rendered it, before the script was there. */
export function givenEarly({ type }: FormField): AnswerValue | undefined {
  const control = document.getElementById(controlId(0)) as HTMLInputElement | null
  if (!control) return undefined
  const kind = traitsOf(type).value
  const chosen = Array.from(control.querySelectorAll<HTMLInputElement>('input:checked'), ({ value }) => value)
  if (kind === 'several-options') return chosen[0] && chosen
  const value = kind === 'quantity' ? enteredIn(control) : (chosen[0] ?? control.value)
  return value === '' ? undefined : value
}
