import type { Selectable } from 'kysely'
import type { FormStructure, FormUpdate } from '../../../contract/types.gen.ts'
import { locked, type Database } from '../database.ts'
import { requireSpace, type AccountLimits } from '../accounts/quotas.ts'
import type { Tables } from '../tables/tables.ts'
import { attachImages } from './images.ts'
import { Changed } from './changed.ts'
import { bytesOf, isSameStructure, readStructureText, replaceVersion, textOf } from './versions.ts'

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
  const structure = await otherStructure(inside, form, changes.structure)
  const { title = form.title, description = form.description } = head
  const heading = { title, description }
  if (structure) {
    const published = { ...heading, structure: textOf(structure), fieldCount: structure.fields.length }
    await requireSpace(inside, ownerId, bytesOf(published), limits)
    await replaceVersion(inside, form, published)
    await attachImages(inside, ownerId, id, structure)
  } else if (head.title !== undefined || head.description !== undefined) {
    await requireSpace(inside, ownerId, bytesOf(heading), limits)
    await replaceVersion(inside, form, heading)
  }
  if (structure || Object.keys(head).length > 0)
    await inside
      .updateTable('form')
      .set({ ...head, updated_at: Date.now() })
      .where('id', '=', id)
      .execute()
}

/** @returns what is asked instead; undefined when that stays as it was published */
async function otherStructure(
  inside: Database,
  { id, version }: FormRow,
  structure: FormStructure | undefined,
): Promise<FormStructure | undefined> {
  if (!structure || isSameStructure(await readStructureText(inside, id, version), textOf(structure))) return undefined
  return structure
}

const otherHead = (form: FormRow, { title, description, is_active, tags }: FormUpdate) => ({
  ...(title !== undefined && title !== form.title && { title }),
  ...(description !== undefined && description !== form.description && { description }),
  ...(is_active !== undefined && is_active !== Boolean(form.is_active) && { is_active }),
  ...(tags !== undefined && JSON.stringify(tags) !== form.tags && { tags: JSON.stringify(tags) }),
})
