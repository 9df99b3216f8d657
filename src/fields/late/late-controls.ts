import type { FieldType, FormField } from '../../../contract/types.gen.ts'
import { lateControl, type LateControl } from './late-control.tsx'

const parts = () => import('./late-parts.ts')

const LATE: { readonly [Type in FieldType]?: LateControl } = {
  file: lateControl(async () => (await parts()).FilePicker),
  rating: lateControl(async () => (await parts()).RatingControl),
  consent: lateControl(async () => (await parts()).ConsentControl),
}

/** Of choices with an option that takes own words. */
const other = lateControl(async () => (await parts()).OtherControl)

/** The control of a field that most forms have none of; undefined where it is there from the start. */
export const lateControlOf = ({ type, options }: FormField): LateControl | undefined =>
  options?.some(({ isOther }) => isOther) ? other : LATE[type]

/** So that no field waits for the network, which may be gone by then. */
export const fetchControlsOf = (fields: FormField[]): Promise<unknown> =>
  Promise.allSettled(fields.map((field) => lateControlOf(field)?.fetch()))
