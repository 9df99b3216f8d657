/** What a column is called, and what tells it from another one that is called the same. */
interface Named {
  label: string
  name: string
  id: string
}

/**
 * Labels as headings. Where two are equal the field's name follows, and where that is equal too, its id: a form may be
 * edited until a new field has the label and the name of a removed one.
 * @param taken headings that are there already
 */
export function headingsOf(columns: readonly Named[], taken: readonly string[] = []): string[] {
  const named = withDoubles(
    columns.map(({ label }) => label),
    taken,
    (index, label) => `${label} (${columns[index]?.name})`,
  )
  return numbered(
    withDoubles(named, taken, (index, label) => `${label} [${columns[index]?.id}]`),
    taken,
  )
}

/** Compared in lower case: some readers of tables do. */
const keyOf = (text: string): string => text.toLowerCase()

function withDoubles(
  texts: readonly string[],
  taken: readonly string[],
  differ: (index: number, text: string) => string,
): string[] {
  const counts = new Map<string, number>()
  for (const text of [...taken, ...texts]) counts.set(keyOf(text), (counts.get(keyOf(text)) ?? 0) + 1)
  return texts.map((text, index) => ((counts.get(keyOf(text)) ?? 0) > 1 ? differ(index, text) : text))
}

/** A label may be written so that it equals what was made of another one. */
function numbered(texts: readonly string[], taken: readonly string[]): string[] {
  const used = new Set(taken.map(keyOf))
  return texts.map((text) => {
    let unique = text
    for (let number = 2; used.has(keyOf(unique)); number += 1) unique = `${text} ${number}`
    used.add(keyOf(unique))
    return unique
  })
}
