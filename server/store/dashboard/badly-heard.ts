import { setImmediate as nextTurn } from 'node:timers/promises'
import type { FormStructure } from '../../../contract/types.gen.ts'
import { isHeardBadly, type HeardCounts } from '../../../rules/summary/badly-heard.ts'
import type { Database } from '../database.ts'
import { sliceSize } from '../slices.ts'
import type { AttentionItem } from './attention-items.ts'
import type { OwnedForm } from './owned-forms.ts'
import { fieldsForOwner } from '../../../rules/logic/texts.ts'

const DAY_MS = 24 * 60 * 60_000
/** As many days as the trend beside it. */
const DAYS = 14
/** A form has some counts per field and day: so many forms are read in a few milliseconds, where they have few fields. */
const FORMS_AT_ONCE = 20
const FORMS_AT_FIRST = 4
const KINDS = ['reached', 'asked_again', 'refused', 'typed_after'] as const

/**
 * Forms with a question that voice often fails at, from counts alone. What was counted before the last change of a form says
 * nothing of the question as it is now.
 * @param limit no more are looked for than can be shown
 */
export async function badlyHeard(
  database: Database,
  forms: readonly OwnedForm[],
  now: number,
  limit: number,
): Promise<AttentionItem[]> {
  const found: AttentionItem[] = []
  const active = forms.filter(({ isActive }) => isActive)
  const size = sliceSize(FORMS_AT_FIRST, FORMS_AT_ONCE)
  for (let first = 0; first < active.length && found.length < limit;) {
    const some = active.slice(first, first + size.now())
    const counts = await size.measured(() => readHeard(database, some, now))
    first += some.length
    await nextTurn()
    for (const form of some) {
      const item = await itemOf(database, form, counts.get(form.id))
      if (item) found.push(item)
      // Its fields may have a megabyte.
      if (item) await nextTurn()
    }
  }
  return found
}

/** By form and, within it, by field id. */
type FormCounts = Map<string, Map<string, HeardCounts>>

async function readHeard(database: Database, forms: readonly OwnedForm[], now: number): Promise<FormCounts> {
  const rows = await database
    .selectFrom('progress_count')
    .select(({ fn }) => ['form_id', 'field_id', 'kind', fn.sum<number | string>('count').as('count')])
    .where(({ and, eb, or }) =>
      or(forms.map((form) => and([eb('form_id', '=', form.id), eb('day', '>=', firstDay(form, now))]))),
    )
    .where('kind', 'in', KINDS)
    .groupBy(['form_id', 'field_id', 'kind'])
    .execute()
  const counts: FormCounts = new Map()
  for (const { form_id, field_id, kind, count } of rows) {
    const fields = counts.get(form_id) ?? new Map<string, HeardCounts>()
    const known = fields.get(field_id) ?? { reached: 0, asked_again: 0, refused: 0, typed_after: 0 }
    counts.set(form_id, fields.set(field_id, { ...known, [kind]: Number(count) }))
  }
  return counts
}

/** The day of a change counts as a whole, since counts are by days. */
const firstDay = ({ updatedAt }: OwnedForm, now: number): string =>
  new Date(Math.max(updatedAt, now - (DAYS - 1) * DAY_MS)).toISOString().slice(0, 10)

async function itemOf(
  database: Database,
  { id, title }: OwnedForm,
  counts: Map<string, HeardCounts> | undefined,
): Promise<AttentionItem | undefined> {
  const bad = new Map([...(counts ?? [])].filter(([, heard]) => isHeardBadly(heard)))
  if (bad.size === 0) return undefined
  const fields = fieldsForOwner(await readFields(database, id))
  const questions = fields.filter((field) => bad.has(field.id))
  const [worst] = questions.toSorted((one, other) => troublesOf(bad.get(other.id)) - troublesOf(bad.get(one.id)))
  if (!worst) return undefined
  return { kind: 'badly-heard', formId: id, title, question: worst.label, questions: questions.length }
}

const troublesOf = (heard: HeardCounts | undefined): number =>
  heard ? (heard.asked_again + heard.refused + heard.typed_after) / heard.reached : 0

async function readFields(database: Database, formId: string): Promise<FormStructure['fields']> {
  const latest = await database
    .selectFrom('version_structure')
    .select('structure')
    .where('form_id', '=', formId)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
  const structure: FormStructure | undefined = latest && JSON.parse(latest.structure)
  return structure?.fields ?? []
}
