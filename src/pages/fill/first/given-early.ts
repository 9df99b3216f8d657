import type { FormField } from '../../../../contract/types.gen.ts'
import type { AnswerValue } from '../../../../rules/answers.ts'
import { traitsOf } from '../../../../rules/field-types.ts'
import { enteredIn } from '../../../fields/number-control.tsx'
import { controlId } from '../focus.ts'

/** What was answered in the first field, as the server rendered it, before the script was there: empty for nothing. */
export function givenEarly({ type }: FormField): AnswerValue {
  const control = document.getElementById(controlId(0)) as HTMLInputElement | null
  if (!control) return ''
  const kind = traitsOf(type).value
  if (kind === 'quantity') return enteredIn(control)
  const chosen = Array.from(control.querySelectorAll<HTMLInputElement>('input:checked'), ({ value }) => value)
  return kind === 'several-options' ? chosen : (chosen[0] ?? control.value ?? '')
}
