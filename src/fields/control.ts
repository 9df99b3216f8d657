import type { ComponentType } from 'react'
import type { AnswerValue, FormField } from '../../contract/types.gen.ts'

/** What every control takes, whatever its type. The control has no state: it shows a value and reports another. */
export interface ControlProps {
  field: FormField
  /** The id of the element that takes the focus, and the name by which a browser that restores what was entered tells fields apart. */
  id: string
  value: AnswerValue | undefined
  disabled?: boolean | undefined
  invalid?: boolean | undefined
  /** Ids of the label and of what describes the control: help, hints, error. */
  labelledBy: string
  describedBy?: string | undefined
  /** `isPicked`: by one act that gives the whole answer, which may be judged at once. */
  onChange(value: AnswerValue, isPicked?: boolean): void
  /** The control of a choice without own words, for the one that takes them. */
  Choice?: ComponentType<ControlProps>
}

/** The attributes that a screen reader needs, the same on a native control and on a group. */
export const described = ({ field, invalid, describedBy }: ControlProps) => ({
  'aria-required': field.required || undefined,
  'aria-invalid': invalid || undefined,
  'aria-describedby': describedBy || undefined,
})

export const asText = (value: AnswerValue | undefined): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''
