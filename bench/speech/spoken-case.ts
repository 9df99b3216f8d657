import type { FieldType, FormField } from '../../contract/types.gen.ts'

/** What is said to a field and the value that must come of it. Dates are judged from 2026-11-20, a Friday. */
export type Said = { type: FieldType; options?: string[]; say: string; value: string | number | string[] }

export const TODAY = new Date('2026-11-20T12:00:00Z')

/** An option's value is its label in snake case, as in the tests' tables. */
export const valueOf = (label: string): string => label.toLowerCase().replaceAll(' ', '_')

export const to =
  (type: FieldType, options?: string[]) =>
  (say: string, value: Said['value']): Said => ({ type, ...(options && { options }), say, value })

export const number = to('number')
export const tel = to('tel')
export const email = to('email')
export const url = to('url')
export const date = to('date')
export const yesNo = to('radio', ['Yes', 'No'])
/** Kept as it was said. */
export const text = (say: string): Said => to('text')(say, say)
export const textarea = (say: string): Said => to('textarea')(say, say)

export const fieldOf = ({ type, options = [] }: Pick<Said, 'type' | 'options'>): FormField => ({
  id: 'f1',
  name: 'f1',
  label: 'Question',
  type,
  options: options.map((label) => ({ label, value: valueOf(label) })),
})

/** A radio of yes and no is a kind of its own. */
export const kindOf = ({ type, options }: Pick<Said, 'type' | 'options'>): string =>
  options?.includes('Yes') ? 'yes/no' : type
