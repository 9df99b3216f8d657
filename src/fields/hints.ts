import type { FormField } from '../../contract/types.gen.ts'
import { traitsOf } from '../../rules/field-types.ts'
import { MAX_FILE_BYTES, TEXT_MAX } from '../../rules/limits.ts'
import { inKilobytes, toNumber } from '../../rules/numbers.ts'

function textHints({ validation }: FormField): string[] {
  const [min, max] = [toNumber(validation?.minLength), toNumber(validation?.maxLength)]
  const bounded = min !== undefined || max !== undefined
  return [
    ...(bounded ? [`Length: ${min ?? 0}-${max ?? TEXT_MAX} characters`] : []),
    ...(validation?.pattern ? ['Must match pattern'] : []),
  ]
}

function numberHints({ validation }: FormField): string[] {
  const [min, max] = [toNumber(validation?.min), toNumber(validation?.max)]
  if (min !== undefined && max !== undefined) return [`From ${min} to ${max}`]
  if (min !== undefined) return [`At least ${min}`]
  return max === undefined ? [] : [`At most ${max}`]
}

/** What a person should know before answering. */
export function hintsOf(field: FormField): string[] {
  const { value } = traitsOf(field.type)
  if (value === 'free-text') return textHints(field)
  if (value === 'quantity') return numberHints(field)
  return value === 'upload' ? [`Up to ${inKilobytes(MAX_FILE_BYTES)}`] : []
}
