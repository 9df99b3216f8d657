import type { FormField } from '../../contract/types.gen.ts'
import { isTaken } from './measure-answers.ts'
import { clipsWithoutAnswer } from './sets/no-answers.ts'
import { mapConcurrently, transcribe } from './transcribe.ts'

/** Plays clips without an answer to a field of each kind and prints how often a value was put in. */
export async function measureHallucinations(
  fields: FormField[],
  isQuick: boolean,
  printsMisses: boolean,
): Promise<void> {
  const table: Record<string, object> = {}
  for (const [kind, paths] of Object.entries(await clipsWithoutAnswer(isQuick))) {
    const items = paths.flatMap((path) => fields.map((field) => ({ path, field })))
    const outcomes = await mapConcurrently(items, async ({ path, field }) => ({
      outcome: await transcribe(path, field),
      field,
    }))
    const valued = outcomes.filter(({ outcome }) => outcome.value !== undefined)
    const filled = valued.filter(({ outcome, field }) => isTaken(outcome, field))
    const asked = valued.length - filled.length
    table[kind] = {
      clips: paths.length,
      heard: outcomes.length,
      'put into a field': filled.length,
      'asked about': asked,
    }
    if (printsMisses)
      for (const { outcome, field } of filled) console.log(kind, field.type, outcome.heard, outcome.value)
  }
  console.table(table)
}
