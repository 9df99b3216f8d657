import type { Selectable } from 'kysely'
import type { FormStructure, FormUpdate } from '../../../contract/types.gen.ts'
import { locked, type Database } from '../database.ts'
import { requireSpace, type AccountLimits } from '../accounts/quotas.ts'
import type { Tables } from '../tables/tables.ts'
import { attachImages } from './images.ts'
import { bytesOf, isSameStructure, readStructure, replaceVersion } from './versions.ts'

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
  const head = otherHead(form, changes)
  const structure = await otherStructure(inside, form, changes)
  if (structure) {
    await requireSpace(inside, ownerId, bytesOf(structure), limits)
    await replaceVersion(inside, form, structure)
    await attachImages(inside, ownerId, id, structure)
  }
  if (structure || Object.keys(head).length > 0)
    await inside
      .updateTable('form')
      .set({ ...head, updated_at: Date.now() })
      .where('id', '=', id)
      .execute()
}

async function otherStructure(
  inside: Database,
  { id, version }: FormRow,
  { structure }: FormUpdate,
): Promise<FormStructure | undefined> {
  if (!structure) return undefined
  return isSameStructure(await readStructure(inside, id, version), structure) ? undefined : structure
}

const otherHead = (form: FormRow, { title, description, is_active }: FormUpdate) => ({
  ...(title !== undefined && title !== form.title && { title }),
  ...(description !== undefined && description !== form.description && { description }),
  ...(is_active !== undefined && is_active !== Boolean(form.is_active) && { is_active }),
})
