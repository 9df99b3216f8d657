import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Database } from '../database.ts'
import type { FormSettingsStore } from '../delivery/form-settings.ts'
import { lowestIdAt } from '../id-time.ts'
import type { RemovalStore } from './removals.ts'

const DAY_MS = 24 * 60 * 60_000
const SLICE = 1000

/** Forms may say how many days their responses stay. */
export const retentionStore = (database: Database, formSettings: FormSettingsStore, removals: RemovalStore) => {
  const sweepForm = async (formId: string, before: string, stop: AbortSignal | undefined): Promise<number> => {
    for (let removed = 0; ;) {
      const old = await oldest(database, formId, before)
      if (old.length === 0 || stop?.aborted) return removed
      removed += await removals.remove(formId, old)
      await nextTurn()
    }
  }
  return {
    /**
     * Removes for good what is older than its form keeps it: answers, files, marks, sessions, deliveries.
     * @param stop ends it between two slices
     * @returns how many responses went
     */
    async sweep({ now = Date.now(), stop }: { now?: number; stop?: AbortSignal } = {}): Promise<number> {
      let removed = 0
      for (const { formId, days } of await formSettings.listLimited())
        removed += await sweepForm(formId, lowestIdAt(now - days * DAY_MS), stop)
      return removed
    },
  }
}

async function oldest(database: Database, formId: string, before: string): Promise<string[]> {
  const rows = await database
    .selectFrom('submission')
    .select('id')
    .where('form_id', '=', formId)
    .where('id', '<', before)
    .orderBy('id')
    .limit(SLICE)
    .execute()
  return rows.map(({ id }) => id)
}
