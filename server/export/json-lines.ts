import type { ResponseColumn, ResponseRow } from '../../contract/types.gen.ts'
import { headingsOf } from './headings.ts'
import { answerReader, chosenFields, type TableChoices } from './table.ts'

/** One JSON object per line and response; answers are keyed by the names of their fields. */
export async function* jsonLinesOf(
  fields: readonly ResponseColumn[],
  choices: TableChoices,
  slices: AsyncIterable<ResponseRow[]>,
): AsyncGenerator<string> {
  const lineOf = lineWriter(fields, choices)
  for await (const rows of slices) yield rows.map(lineOf).join('')
}

function lineWriter(fields: readonly ResponseColumn[], choices: TableChoices) {
  const chosen = chosenFields(fields, choices)
  const keys = headingsOf(chosen.map(({ name, field_id }) => ({ label: name, name: field_id, id: field_id })))
  const readers = chosen.map((field) => answerReader(field, choices))
  const keyOf = new Map(chosen.map(({ field_id }, index) => [field_id, keys[index] ?? field_id]))
  const keysOf = (ids: readonly string[]) => ids.flatMap((id) => keyOf.get(id) ?? [])
  return ({ values, spoken, not_asked, ...row }: ResponseRow): string => {
    const answers = Object.fromEntries(readers.map((valueOf, index) => [keys[index] ?? '', valueOf(values)]))
    return `${JSON.stringify({ ...row, answers, spoken: keysOf(spoken), not_asked: keysOf(not_asked) })}\n`
  }
}
