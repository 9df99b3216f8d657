import type { Selectable } from 'kysely'
import type { FormStructure, FormUpdate } from '../../../contract/types.gen.ts'
import { locked, type Database } from '../database.ts'
import { requireSpace, type AccountLimits } from '../accounts/quotas.ts'
import type { Tables } from '../tables/tables.ts'
import { attachImages } from './images.ts'
import { Changed } from './changed.ts'
import { isSameStructure, readStructureText, replaceVersion, textOf } from './versions.ts'

interface Change {
  ownerId: string
  id: string
  changes: FormUpdate
  limits: AccountLimits
}
type FormRow = Selectable<Tables['form']>

/** Writes what differs from the form as it is: to save it again as it is writes nothing. */
export async function changeForm(inside: Database, { ownerId, id, changes, limits }: Change): Promise<void> {
  const own = inside.selectFrom('form').selectAll().where('id', '=', id).where('owner_id', '=', ownerId)
  const form = await locked(inside, own).executeTakeFirst()
  if (!form) return
  if (changes.version !== undefined && changes.version !== form.version) throw new Changed('form')
  const head = otherHead(form, changes)
  const text = await otherText(inside, form, head, changes.structure)
  if (text !== undefined) {
    await requireSpace(inside, ownerId, Buffer.byteLength(text), limits)
    const structure: FormStructure = JSON.parse(text)
    const { title = form.title, description = form.description } = head
    await replaceVersion(inside, form, { title, description, structure: text, fieldCount: structure.fields.length })
    await attachImages(inside, ownerId, id, structure)
  }
  if (text !== undefined || Object.keys(head).length > 0)
    await inside
      .updateTable('form')
      .set({ ...head, updated_at: Date.now() })
      .where('id', '=', id)
      .execute()
}

/** @returns the structure of the next version as it is stored; undefined when the form stays as it was published */
async function otherText(
  inside: Database,
  { id, version }: FormRow,
  head: ReturnType<typeof otherHead>,
  structure: FormStructure | undefined,
): Promise<string | undefined> {
  const stored = await readStructureText(inside, id, version)
  const text = structure && textOf(structure)
  if (text !== undefined && !isSameStructure(stored, text)) return text
  return head.title === undefined && head.description === undefined ? undefined : stored
}

const otherHead = (form: FormRow, { title, description, is_active, tags }: FormUpdate) => ({
  ...(title !== undefined && title !== form.title && { title }),
  ...(description !== undefined && description !== form.description && { description }),
  ...(is_active !== undefined && is_active !== Boolean(form.is_active) && { is_active }),
  ...(tags !== undefined && JSON.stringify(tags) !== form.tags && { tags: JSON.stringify(tags) }),
})
