import type { FieldType, FormField } from '../../contract/types.gen.ts'

/** What is said to a field, and the expected value. Dates are relative to 2026-11-20, a Friday. */
export type SpokenCase = { type: FieldType; options?: string[]; say: string; value: string | number | string[] }

export const TODAY = new Date('2026-11-20T12:00:00Z')

/** An option's value is its label in snake case, as in the tests' tables. */
export const valueOf = (label: string): string => label.toLowerCase().replaceAll(' ', '_')

export const casesOf =
  (type: FieldType, options?: string[]) =>
  (say: string, value: SpokenCase['value']): SpokenCase => ({ type, ...(options && { options }), say, value })

export const number = casesOf('number')
export const tel = casesOf('tel')
export const email = casesOf('email')
export const url = casesOf('url')
export const date = casesOf('date')
export const yesNo = casesOf('radio', ['Yes', 'No'])
/** The value is the words themselves. */
export const text = (say: string): SpokenCase => casesOf('text')(say, say)
export const textarea = (say: string): SpokenCase => casesOf('textarea')(say, say)

export const fieldOf = ({ type, options = [] }: Pick<SpokenCase, 'type' | 'options'>): FormField => ({
  id: 'f1',
  name: 'f1',
  label: 'Question',
  type,
  options: options.map((label) => ({ label, value: valueOf(label) })),
})

/** A radio field of yes and no is a separate kind. */
export const kindOf = ({ type, options }: Pick<SpokenCase, 'type' | 'options'>): string =>
  options?.includes('Yes') ? 'yes/no' : type
