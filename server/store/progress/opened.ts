import { isForeignKeyViolation, type Database } from '../database.ts'
import { addToCounts, dayOf } from './counts.ts'

const FLUSH_MS = 2000
const FORMS_MAX = 10_000

/**
 * Counts sessions that begin, in memory, and writes the sums every two seconds: a session that begins waits for no count, and
 * a busy form has one write instead of one per session.
 */
export function openedCounter(database: Database, slot: number) {
  let sums = new Map<string, { formId: string; day: string; by: number }>()
  let timer: NodeJS.Timeout | undefined

  const flush = async (): Promise<void> => {
    clearTimeout(timer)
    timer = undefined
    const changes = [...sums.values()].map((sum) => ({ ...sum, kind: 'opened' as const, fieldId: '' }))
    sums = new Map()
    for (const change of changes) await addToCounts(database, [change], slot).catch(ignoreDeletedForm)
  }

  return {
    count(formId: string): void {
      const day = dayOf(Date.now())
      const sum = sums.get(`${formId} ${day}`) ?? { formId, day, by: 0 }
      sum.by += 1
      if (sums.size < FORMS_MAX) sums.set(`${formId} ${day}`, sum)
      timer ??= setTimeout(() => void flush().catch(() => undefined), FLUSH_MS).unref()
    },
    flush,
  }
}

function ignoreDeletedForm(error: unknown): void {
  if (!isForeignKeyViolation(error)) throw error
}
