import type { FormField } from '../../contract/types.gen.ts'
import { lengthOf } from '../characters.ts'
import { TEXT_MAX } from '../limits.ts'
import { toNumber } from '../numbers.ts'
import { matchesPattern, patternTextLimit } from '../pattern.ts'

/** Judges text and textarea: length in characters, then the owner's pattern. */
export function textProblem({ validation }: FormField, value: unknown): string | undefined {
  if (typeof value !== 'string') return 'Please provide a text'
  const [min, max] = [toNumber(validation?.minLength) ?? 0, longest(validation)]
  if (tooLong(value, max)) return `Must be no more than ${max} characters`
  if (value.length < min * 2 && lengthOf(value) < min) return `Must be at least ${min} characters`
  const pattern = validation?.pattern
  return pattern && matchesPattern(pattern, value) === false ? 'Text does not match required format' : undefined
}

/** Counting is needed only between one and two units a character. */
const tooLong = (text: string, max: number): boolean =>
  text.length > max && (text.length > max * 2 || lengthOf(text) > max)

function longest(validation: FormField['validation']): number {
  const own = toNumber(validation?.maxLength) ?? TEXT_MAX
  const checked = validation?.pattern ? Math.floor(patternTextLimit(validation.pattern) / 2) : TEXT_MAX
  return Math.min(own, TEXT_MAX, checked)
}
