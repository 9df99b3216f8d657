import type { ComponentType } from 'react'
import type { FieldType, FormField } from '../../../contract/types.gen.ts'
import { CheckboxControl } from '../checkbox-control.tsx'
import type { ControlProps } from '../control.ts'
import { RadioControl } from '../radio-control.tsx'
import { SelectControl } from '../select-control.tsx'
import { lateControl, type LateControl } from './late-control.tsx'

type Late = { readonly [Type in FieldType]?: LateControl }

const parts = () => import('./late-parts.ts')

const LATE: Late = {
  file: lateControl(async () => (await parts()).FilePicker),
  rating: lateControl(async () => (await parts()).RatingControl),
  consent: lateControl(async () => (await parts()).ConsentControl),
}

const withOther = (Choice: ComponentType<ControlProps>): LateControl =>
  lateControl(async () => (await parts()).otherControl(Choice))

/** Of choices with an option that takes own words. */
const OTHER: Late = {
  select: withOther(SelectControl),
  radio: withOther(RadioControl),
  checkbox: withOther(CheckboxControl),
}

/** The control of a field that most forms have none of; undefined where it is there from the start. */
export const lateControlOf = ({ type, options }: FormField): LateControl | undefined =>
  (options?.some(({ isOther }) => isOther) ? OTHER : LATE)[type]

/** So that no field waits for the network, which may be gone by then. */
export const fetchControlsOf = (fields: FormField[]): Promise<unknown> =>
  Promise.allSettled(fields.map((field) => lateControlOf(field)?.fetch()))
