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
}
