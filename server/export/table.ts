import type { DownloadCreate, FieldOption, ResponseColumn, ResponseRow, StoredValue } from '../../contract/types.gen.ts'
import { isOtherAnswer } from '../../rules/answers/other.ts'
import { kindOf, type AnswerKind } from '../../rules/filters/operators.ts'
import { headingsOf } from './headings.ts'

/** A cell of a table; a list is what was chosen of several options, or the tags. */
export type Cell = string | number | boolean | Date | string[] | null

/** A column, and how its cell is found in a response. */
export interface TableColumn {
  heading: string
  /** How its cells are written; a text that happens to look like a number stays a text. */
  type: 'text' | 'number' | 'day' | 'time' | 'flag'
  cellOf(row: ResponseRow): Cell
}

export interface TableChoices {
  columns: NonNullable<DownloadCreate['columns']>
  options: NonNullable<DownloadCreate['options']>
}

const CELL_TYPES: Readonly<Record<AnswerKind, TableColumn['type']>> = {
  text: 'text',
  number: 'number',
  date: 'day',
  choice: 'text',
  file: 'text',
}

const first: TableColumn[] = [
  { heading: 'Response ID', type: 'text', cellOf: ({ id }) => id },
  { heading: 'Submitted', type: 'time', cellOf: ({ created_at }) => new Date(created_at) },
]
const last: TableColumn[] = [
  { heading: 'Form version', type: 'number', cellOf: ({ version }) => version },
  { heading: 'Read', type: 'flag', cellOf: ({ is_read }) => is_read },
  { heading: 'Starred', type: 'flag', cellOf: ({ is_starred }) => is_starred },
  { heading: 'Tags', type: 'text', cellOf: ({ tags }) => tags },
  { heading: 'Note', type: 'text', cellOf: ({ note }) => note },
  { heading: 'Duration (seconds)', type: 'number', cellOf: ({ duration }) => duration },
  { heading: 'Language', type: 'text', cellOf: ({ language }) => language },
]

/** Stands last, so that the place of no other column changes: what a form asks of everybody leaves it empty. */
export const NOT_ASKED = 'Not asked'

/** Headings that no field can have for itself. */
const FIXED_HEADINGS = [...[...first, ...last].map(({ heading }) => heading), NOT_ASKED]

/** Which fields are taken away: those of every version, or those of today's form. */
export const chosenFields = (fields: readonly ResponseColumn[], { columns }: Pick<TableChoices, 'columns'>) =>
  fields.filter(({ is_removed }) => columns === 'all' || !is_removed)

/** Headings of fields that differ from each other and from the other columns. */
export const fieldHeadings = (fields: readonly ResponseColumn[]): string[] =>
  headingsOf(
    fields.map(({ label, name, field_id }) => ({ label, name, id: field_id })),
    FIXED_HEADINGS,
  )

/** The columns of a table of responses: what identifies one, its answers, and what else is known of it. */
export function tableColumns(fields: readonly ResponseColumn[], choices: TableChoices): TableColumn[] {
  const chosen = chosenFields(fields, choices)
  const headings = fieldHeadings(chosen)
  const answers = chosen.map((field, index): TableColumn => {
    const valueOf = answerReader(field, choices)
    return {
      heading: headings[index] ?? field.label,
      type: CELL_TYPES[kindOf(field.type)],
      cellOf: ({ values }) => toCell(valueOf(values)),
    }
  })
  return [...first, ...answers, ...last, notAskedColumn(chosen, headings)]
}

/** Names the columns that are empty because nothing was asked: it is no answer, so it stands in none of their cells. */
function notAskedColumn(fields: readonly ResponseColumn[], headings: readonly string[]): TableColumn {
  const named = fields.map(({ field_id, label }, index) => ({ id: field_id, heading: headings[index] ?? label }))
  return {
    heading: NOT_ASKED,
    type: 'text',
    cellOf: ({ not_asked }) => {
      if (not_asked.length === 0) return null
      const ids = new Set(not_asked)
      return named.filter(({ id }) => ids.has(id)).map(({ heading }) => heading)
    },
  }
}

/** @returns a function that finds a field's answer, with the labels of what was chosen if these are asked for */
export function answerReader({ field_id, options }: ResponseColumn, choices: Pick<TableChoices, 'options'>) {
  const labels = choices.options === 'labels' && options.length > 0 ? labelsOf(options) : undefined
  const labelOf = (value: string) => labels?.get(value) ?? value
  return (values: ResponseRow['values']): StoredValue => {
    const value = Object.hasOwn(values, field_id) ? (values[field_id] ?? null) : null
    if (Array.isArray(value))
      return labels ? value.map((one) => (isOtherAnswer(one) ? one.other : labelOf(one))) : value
    if (isOtherAnswer(value)) return labels ? value.other : value
    return labels && (typeof value === 'string' || value === true) ? labelOf(String(value)) : value
  }
}

const labelsOf = (options: readonly FieldOption[]) => new Map(options.map(({ value, label }) => [value, label]))

/** A file is named in a table; its bytes come with the files. */
function toCell(value: StoredValue): Cell {
  if (Array.isArray(value)) return value.map((one) => (isOtherAnswer(one) ? one.other : one))
  if (typeof value !== 'object' || value === null) return value
  return isOtherAnswer(value) ? value.other : value.name
}
