import { quoted, type StagedType } from './engine.ts'
import { codesOf } from './codes.ts'
import { HEARD, HOW, joinedChoices, type FieldColumn } from './layout.ts'

/** A submission as it is read from where it was written; answers stay JSON until DuckDB takes them apart. */
export const STAGED = {
  id: 'VARCHAR',
  version: 'INTEGER',
  created_at: 'DOUBLE',
  responses: 'VARCHAR',
  metadata: 'VARCHAR',
  is_read: 'INTEGER',
  is_starred: 'INTEGER',
  note: 'VARCHAR',
  tags: 'VARCHAR',
  not_asked: 'VARCHAR',
} as const satisfies Readonly<Record<string, StagedType>>

export interface StagedRow {
  id: string
  version: number
  created_at: number
  responses: string
  metadata: string
  is_read: number
  is_starred: number
  note: string | null
  tags: string | null
  /** The numbers of the fields that were not asked, each between separators. */
  not_asked: string
}

/** As it is read, before it is known in which copy it is to lie. */
export interface ReadRow extends Omit<StagedRow, 'not_asked'> {
  /** The ids of the fields that were asked; undefined where that is not known. */
  asked: ReadonlySet<string> | undefined
}

const SEPARATOR = ','

/** @param fields of the copy */
export function toStaged(rows: readonly ReadRow[], fields: readonly FieldColumn[]): StagedRow[] {
  // The responses to a version in which all is asked have one set together.
  const known = new Map<ReadRow['asked'], string>([[undefined, '']])
  const notAskedIn = (asked: ReadRow['asked']): string => {
    const text = known.get(asked) ?? numbersIn(fields.filter(({ id }) => !asked?.has(id)))
    known.set(asked, text)
    return text
  }
  return rows.map(({ asked, ...row }) => ({ ...row, not_asked: notAskedIn(asked) }))
}

const numbersIn = (fields: readonly FieldColumn[]): string =>
  fields.map(({ number }) => `${SEPARATOR}${number}${SEPARATOR}`).join('')

/** What is read of the JSON of each answer; `value/0` and `value/other` of choices, `value/name` of files. */
const PARTS = [
  'value',
  'transcript',
  'confidence',
  'value/0',
  'value/name',
  'value/other',
  'voice',
  'corrections',
] as const
type Part = (typeof PARTS)[number]

const METADATA = ['/totalDuration', '/language', '/deviceInfo/language'].map(quoted).join(', ')

/** Takes the staged JSON apart, into columns by their names. */
export const selectFromStaged = (fields: readonly FieldColumn[]): string =>
  `select *, ${codesOf(fields).join(', ')} from (${selectAnswers(fields)})`

/**
 * All fields in one pass over each text. JSON that DuckDB does not read, which nothing of ours writes, is a response
 * without answers.
 */
function selectAnswers(fields: readonly FieldColumn[]): string {
  const paths = fields.flatMap(({ id }) => PARTS.map((part) => pathOf(id, part)))
  const answers = paths.length > 0 ? `try(json_extract_string(responses, [${paths.join(', ')}]))` : 'null'
  const texts = fields.flatMap((field, index) => [...searched(field, index), text(index, 'transcript')])
  const search = texts.length > 0 ? `lower(concat_ws(chr(10), ${texts.join(', ')}))` : `''`
  return `select id::uuid as id, ('0x' || substr(id, 1, 8) || substr(id, 10, 4))::bigint as id_time, version,
    created_at::bigint as created, try_cast(m[1] as double) as duration, coalesce(m[2], m[3]) as language,
    coalesce(is_read, 0) = 1 as is_read, coalesce(is_starred, 0) = 1 as is_starred, note, coalesce(tags, '[]') as tags,
    ${search} as search${fields.map(selectField).join('')}
    from (select *, ${answers} as p, try(json_extract_string(metadata, [${METADATA}])) as m from staged)`
}

const pathOf = (id: string, part: Part): string => quoted(`/${id.replaceAll('~', '~0').replaceAll('/', '~1')}/${part}`)

/** Lists begin at 1. */
const text = (index: number, part: Part): string => `p[${index * PARTS.length + PARTS.indexOf(part) + 1}]`

/** Options are found by their labels, which may change, so their values are not searched. */
const searched = ({ kind }: FieldColumn, index: number): string[] =>
  kind === 'choice' ? [otherOf(index)] : [text(index, kind === 'file' ? 'value/name' : 'value')]

/** The own words among the choices. */
const otherOf = (index: number): string =>
  `if(${text(index, 'value/0')} is null, ${text(index, 'value/other')},
    json_extract_string(${text(index, 'value')}, '$[*].other')[1])`

function selectField(field: FieldColumn, index: number): string {
  const { kind, number } = field
  const confidence = `least(greatest(round(try_cast(${text(index, 'confidence')} as double) * 100), 0), 100)`
  const how = `(case when ${text(index, 'value')} is null then ${HOW.none}
    when coalesce(${text(index, 'transcript')}, '') = '' then ${HOW.typed}
    else coalesce(${HOW.spokenWith} + ${confidence}, ${HOW.spoken}) end)::integer`
  const other = kind === 'choice' ? `, ${otherOf(index)} as o${number}` : ''
  const asked = `if(contains(not_asked, ${quoted(numbersIn([field]))}), 0, 1)::integer`
  return `, ${VALUES[kind](index, field)} as v${number}, ${how} as h${number}, ${heardOf(index)} as w${number}, ${asked} as a${number},
    nullif(${text(index, 'corrections')}, '[]') as m${number}${other}`
}

const COUNTS = ['asked_again', 'refused', 'typed_after'] as const

/** Few answers have counts, so they are taken apart only where they are. */
function heardOf(index: number): string {
  const [voice, corrections] = [text(index, 'voice'), text(index, 'corrections')]
  const bits = COUNTS.map(
    (name) => `if(coalesce(try_cast(json_extract_string(${voice}, '/${name}') as double), 0) > 0, ${HEARD[name]}, 0)`,
  )
  return `(case when ${voice} is null then 0 else ${bits.join(' + ')} end
    + if(coalesce(${corrections}, '[]') = '[]', 0, ${HEARD.corrected}))::utinyint`
}

const VALUES: Readonly<Record<FieldColumn['kind'], (index: number, field: FieldColumn) => string>> = {
  text: (index) => text(index, 'value'),
  number: (index) => `try_cast(${text(index, 'value')} as double)`,
  date: (index) => `try_cast(${text(index, 'value')} as date)`,
  file: (index) => text(index, 'value/name'),
  choice: (index, { other = '' }) => `case when ${text(index, 'value')} is null then null
    when ${text(index, 'value/other')} is not null then ${joinedChoices(`[${quoted(other)}]`)}
    when ${text(index, 'value/0')} is null then ${joinedChoices(`[nullif(${text(index, 'value')}, '[]')]`)}
    else ${joinedChoices(
      `list_transform(from_json(${text(index, 'value')}, '["VARCHAR"]'),
        lambda one : if(starts_with(one, '{"other":'), ${quoted(other)}, one))`,
    )} end`,
}
