import type { ComponentType } from 'react'
import type { FieldType } from '../../contract/types.gen.ts'
import { takesOptions } from '../../rules/field-types.ts'
import { CheckboxControl } from './checkbox-control.tsx'
import type { ControlProps } from './control.ts'
import { DateControl } from './date-control.tsx'
import { LineControl } from './line-control.tsx'
import { lateControl } from './late/late-control.tsx'
import { NumberControl } from './number-control.tsx'
import { RadioControl } from './radio-control.tsx'
import { SelectControl } from './select-control.tsx'
import { TextareaControl } from './textarea-control.tsx'

/** Those that are no single line. */
const controls: { readonly [Type in FieldType]?: ComponentType<ControlProps> } = {
  textarea: TextareaControl,
  number: NumberControl,
  date: DateControl,
  select: SelectControl,
  radio: RadioControl,
  checkbox: CheckboxControl,
  rating: lateControl('RatingControl'),
  consent: lateControl('ConsentControl'),
  file: lateControl('FilePicker'),
}
const OtherControl = lateControl('OtherControl')

/** The real control of a field's type: on the respondent's page, in the builder's preview, over the answers. */
export function FieldControl(props: ControlProps) {
  const { type, options } = props.field
  const Plain = controls[type] ?? LineControl
  const Control = takesOptions(type) && options?.some(({ isOther }) => isOther) ? OtherControl : Plain
  return <Control {...props} Choice={Plain} />
}
