import type { FieldOption, FormField, OtherAnswer } from '../../contract/types.gen.ts'
import { optionsOf } from '../fields.ts'
import { OPTION_MAX } from '../limits.ts'

/** The option that takes the person's own words; undefined where there is none. */
export const otherOption = (field: Pick<FormField, 'options'>): FieldOption | undefined =>
  field.options?.find(({ isOther }) => isOther)

export const isOtherAnswer = (value: unknown): value is OtherAnswer =>
  typeof value === 'object' && value !== null && 'other' in value && typeof value.other === 'string'

/** Judges own words: that the field takes them, and that there are some. */
export function otherProblem(field: FormField, { other, ...rest }: OtherAnswer): string | undefined {
  const option = otherOption(field)
  if (!option || Object.keys(rest).length > 0) return 'Please select a valid option'
  if (other.trim() === '') return `Please say what “${option.label}” is`
  return other.length > OPTION_MAX ? `Must be no more than ${OPTION_MAX} characters` : undefined
}

/** Whether a value is that of an option which needs no further words. */
export function offers(field: FormField, value: unknown): boolean {
  const options = optionsOf(field)
  const values = offered.get(options) ?? new Set(options.flatMap((option) => (option.isOther ? [] : option.value)))
  offered.set(options, values)
  return values.has(value)
}

/** By the options of a field: hundreds of them may be chosen, and conditions may name each again and again. */
const offered = new WeakMap<FieldOption[], ReadonlySet<unknown>>()
