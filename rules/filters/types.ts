import type { ResponseColumn } from '../../contract/types.gen.ts'

/** A field as far as a filter needs it. */
export type FilterField = Pick<ResponseColumn, 'field_id' | 'label' | 'type' | 'options'>

/** What is wrong with a filter, and where: the way into it. */
export interface FilterProblem {
  path: (string | number)[]
  message: string
}
