import type { ResponseColumn } from '../../../contract/types.gen.ts'
import { kindOf, type AnswerKind } from '../../../rules/filters/operators.ts'
import { quoted, type StagedType } from './engine.ts'

/** Copies of another layout are thrown away: count it up with every change of what a copy holds. */
export const LAYOUT = 1

/** A field of a form, and where its answers lie: in columns v, h and c with its number. */
export interface FieldColumn {
  id: string
  kind: AnswerKind
  number: number
}

/** How an answer was given: the values of the columns h. */
export const HOW = { none: 0, typed: 1, spoken: 2 } as const

const TYPES: Readonly<Record<AnswerKind, string>> = {
  text: 'varchar',
  number: 'double',
  date: 'date',
  choice: 'varchar[]',
  file: 'varchar',
}

/** A submission as it is read from where it was written; answers stay JSON until DuckDB takes them apart. */
export const STAGED: Readonly<Record<string, StagedType>> = {
  id: 'VARCHAR',
  version: 'INTEGER',
  created: 'DOUBLE',
  responses: 'VARCHAR',
  metadata: 'VARCHAR',
  is_read: 'BOOLEAN',
  is_starred: 'BOOLEAN',
  note: 'VARCHAR',
  tags: 'VARCHAR',
}

const FIXED: Readonly<Record<string, string>> = {
  id: 'uuid',
  version: 'integer',
  created: 'bigint',
  duration: 'double',
  language: 'varchar',
  is_read: 'boolean',
  is_starred: 'boolean',
  note: 'varchar',
  tags: 'varchar',
  search: 'varchar',
}

/** @param known columns that the copy has; they keep their numbers */
export function fieldColumns(columns: readonly ResponseColumn[], known: readonly FieldColumn[]): FieldColumn[] {
  const fields = [...known]
  for (const { field_id: id, type } of columns)
    if (!known.some((field) => field.id === id)) fields.push({ id, kind: kindOf(type), number: fields.length })
  return fields
}

/** Whether a field's answers are of another kind now, so that they would lie in a column of the wrong type. */
export const hasOtherKinds = (columns: readonly ResponseColumn[], known: readonly FieldColumn[]): boolean =>
  columns.some(({ field_id, type }) => known.some((field) => field.id === field_id && field.kind !== kindOf(type)))

/** The names and types of the columns that a field brings. */
export const columnsOfField = ({ number, kind }: FieldColumn): [string, string][] => [
  [`v${number}`, TYPES[kind]],
  [`h${number}`, 'utinyint'],
  [`c${number}`, 'float'],
]

export const tableColumns = (fields: readonly FieldColumn[]): string =>
  [...Object.entries(FIXED), ...fields.flatMap(columnsOfField)].map(([name, type]) => `${name} ${type}`).join(', ')

/**
 * Takes the staged JSON apart, all fields in one pass over each text. JSON that DuckDB does not read, which nothing of
 * ours writes, is a response without answers.
 */
export function selectFromStaged(fields: readonly FieldColumn[]): string {
  const paths = fields.flatMap(({ id }) => ['value', 'transcript', 'confidence'].map((part) => pathOf(id, part)))
  const parts = `json_extract(case when json_valid(responses) then responses else '{}' end, [${paths.join(', ')}])`
  const texts = fields.flatMap(({ kind }, index) => [...searched(kind, index), text(index, 1)])
  const search = texts.length > 0 ? `lower(concat_ws(chr(10), ${texts.join(', ')}))` : `''`
  return `select id::uuid as id, version, created::bigint as created,
    try_cast(json_extract_string(metadata, '/totalDuration') as double) as duration,
    coalesce(json_extract_string(metadata, '/language'), json_extract_string(metadata, '/deviceInfo/language')) as language,
    is_read, is_starred, note, tags, ${search} as search${fields.map(selectField).join('')}
    from (select *, ${paths.length > 0 ? parts : '[]'} as p from staged)`
}

const pathOf = (id: string, part: string): string =>
  quoted(`/${id.replaceAll('~', '~0').replaceAll('/', '~1')}/${part}`)

/** Lists begin at 1; each field has three parts. */
const part = (index: number, offset: number): string => `p[${index * 3 + offset + 1}]`
const text = (index: number, offset: number): string => `(${part(index, offset)} ->> '$')`

/** Options are found by their labels, which may change, so their values are not searched. */
const searched = (kind: AnswerKind, index: number): string[] => (kind === 'choice' ? [] : [asText(kind, index)])
const asText = (kind: AnswerKind, index: number): string => (kind === 'file' ? VALUES.file(index) : text(index, 0))

function selectField({ kind }: FieldColumn, index: number): string {
  const value = part(index, 0)
  const how = `case when ${value} is null or ${value}::varchar = 'null' then ${HOW.none}
    when coalesce(${text(index, 1)}, '') = '' then ${HOW.typed} else ${HOW.spoken} end`
  return `, ${VALUES[kind](index)}, ${how}, try_cast(${text(index, 2)} as float)`
}

const VALUES: Readonly<Record<AnswerKind, (index: number) => string>> = {
  text: (index) => text(index, 0),
  number: (index) => `try_cast(${text(index, 0)} as double)`,
  date: (index) => `try_cast(${text(index, 0)} as date)`,
  file: (index) => `(${part(index, 0)} ->> '/name')`,
  choice: (
    index,
  ) => `case when left(${part(index, 0)}::varchar, 1) = '[' then from_json(${part(index, 0)}, '["VARCHAR"]')
    when ${text(index, 0)} is null then null else [${text(index, 0)}] end`,
}
