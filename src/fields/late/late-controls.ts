import type { FieldType, FormField } from '../../../contract/types.gen.ts'
import { lateControl, type LateControl } from './late-control.tsx'

export const LATE: { readonly [Type in FieldType]?: LateControl } = {
  file: lateControl(async () => (await import('../file-picker.tsx')).FilePicker),
  rating: lateControl(async () => (await import('./rating-control.tsx')).RatingControl),
  consent: lateControl(async () => (await import('./consent-control.tsx')).ConsentControl),
}

/** So that no field waits for the network, which may be gone by then. */
export const fetchControlsOf = (fields: FormField[]): Promise<unknown> =>
  Promise.allSettled(fields.map(({ type }) => LATE[type]?.fetch()))
