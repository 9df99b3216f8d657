import { v7 } from 'uuid'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { NewPlace } from '../../support/databases.ts'
import { aStoredForm } from './stored.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

export function forgottenRemovalSuite(newPlace: NewPlace) {
  describe('a copy that is behind by more removals than are remembered', () => {
    it('loses what was removed though as many came as went', async () => {
      const { aServer, write, stores, database, form, close } = await aStoredForm(await newPlace())
      onTestFinished(close)
      const [behind, ahead] = [aServer(), aServer()]
      const [first, second, third] = [await write(HOUR), await write(MINUTE), await write()]
      expect(await behind.count()).toBe(3)
      for (const id of [first, second]) await stores.removals.remove(form.id, [id])
      await database.deleteFrom('removed_response').where('id', '=', first).execute()
      const late = await write(2 * HOUR)
      expect(await behind.ids()).toEqual([third, late])
      expect(await ahead.ids()).toEqual([third, late])
    })
  })

  it('removals are remembered by their ids only as long as something may follow them', async () => {
    const { stores, database, form, close } = await aStoredForm(await newPlace())
    onTestFinished(close)
    const rows = Array.from({ length: 11_500 }, (_, index) => ({ form_id: form.id, id: v7(), revision: index + 1 }))
    for (let from = 0; from < rows.length; from += 1000)
      await database
        .insertInto('removed_response')
        .values(rows.slice(from, from + 1000))
        .execute()
    const change = { form_id: form.id, revision: rows.length, removed: rows.length }
    await database.insertInto('form_change').values(change).execute()
    await stores.removals.sweep()
    const left = await database
      .selectFrom('removed_response')
      .select((row) => [row.fn.countAll<number>().as('count'), row.fn.min('revision').as('first')])
      .where('form_id', '=', form.id)
      .executeTakeFirstOrThrow()
    expect({ count: Number(left.count), first: Number(left.first) }).toEqual({ count: 10_000, first: 1501 })
  })
}
