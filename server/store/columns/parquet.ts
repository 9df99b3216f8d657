import type { ResponseColumn, ResponseFilter } from '../../../contract/types.gen.ts'
import { quoted } from './engine.ts'
import { compileFilter } from './filter.ts'
import { choicesOf } from './layout.ts'
import { NEWEST_FIRST } from './lists.ts'
import type { View } from './view.ts'

/** A field in a Parquet file. */
interface ParquetField {
  field: ResponseColumn
  heading: string
}

interface ParquetFile {
  file: string
  fields: readonly ParquetField[]
  /** Whether options are written by their labels. */
  hasLabels: boolean
  leaving: AbortSignal
}

/** Small groups hold little memory while a file is written. */
const ROW_GROUP = 20_480

const FIRST = [
  ['Response ID', 'id::varchar'],
  ['Submitted', `epoch_ms(created) at time zone 'UTC'`],
] as const
const LAST = [
  ['Form version', 'version'],
  ['Read', 'is_read'],
  ['Starred', 'is_starred'],
  ['Tags', `coalesce(from_json(tags, '["VARCHAR"]'), [])`],
  ['Note', 'note'],
  ['Duration (seconds)', 'duration'],
  ['Language', 'language'],
] as const

/**
 * Writes the responses that a filter means to a Parquet file, newest first, each column of its own type.
 * @throws when it is aborted meanwhile
 */
export async function writeParquet(
  view: View,
  filter: ResponseFilter,
  { file, fields, hasLabels, leaving }: ParquetFile,
): Promise<void> {
  const { text, values } = compileFilter(filter, view)
  const answers = fields.map(({ field, heading }) => [heading, valueOf(view, field, hasLabels)] as const)
  const last = [...LAST, ['Not asked', notAskedIn(view, fields)] as const]
  const columns = [...FIRST, ...answers, ...last].map(([heading, value]) => `${value} as ${named(heading)}`)
  await view.session.run(
    `copy (select ${columns.join(', ')} from ${view.table} as response where ${text} ${NEWEST_FIRST})
    to ${quoted(file)} (format parquet, compression zstd, row_group_size ${ROW_GROUP})`,
    values,
    leaving,
  )
}

const named = (heading: string): string => `"${heading.replaceAll('"', '""')}"`

/** The headings of the fields that were not asked. */
function notAskedIn({ fields: known }: View, fields: readonly ParquetField[]): string {
  const headings = fields.map(({ field, heading }) => {
    const column = known.find(({ id }) => id === field.field_id)
    return `if(${column ? `a${column.number} = 1` : 'false'}, null, ${quoted(heading)})`
  })
  return `list_filter([${headings.join(', ')}]::varchar[], lambda one : one is not null)`
}

function valueOf({ fields }: View, { field_id, options }: ResponseColumn, hasLabels: boolean): string {
  const column = fields.find(({ id }) => id === field_id)
  if (!column) return 'null::varchar'
  const value = column.kind === 'choice' ? choicesOf(`v${column.number}`) : `v${column.number}`
  if (column.kind !== 'choice' || !hasLabels || options.length === 0) return value
  const [keys, labels] = [options.map((option) => quoted(option.value)), options.map(({ label }) => quoted(label))]
  const labelled = `coalesce(map([${keys.join(', ')}], [${labels.join(', ')}])[chosen], chosen)`
  const own = `o${column.number}`
  const said =
    column.other === undefined
      ? labelled
      : `if(chosen = ${quoted(column.other)}, coalesce(${own}, chosen), ${labelled})`
  return `list_transform(${value}, lambda chosen : ${said})`
}
