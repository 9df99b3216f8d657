import { dropOldest } from '../../drop-oldest.ts'

interface Row {
  form_id: string
  version: number
  one_per_device: boolean | number | null
  password_hash: string | null
}

/**
 * By form, one of its sessions that were found: of the newest version, and only where a submit asks for nothing else.
 * @param max how many forms at most
 */
export function usualSessions<SessionRow extends Row>(max: number) {
  const rows = new Map<string, SessionRow>()
  return {
    of: (formId: string): SessionRow | undefined => rows.get(formId),
    learn(row: SessionRow): void {
      if (row.one_per_device || row.password_hash !== null) rows.delete(row.form_id)
      else if (row.version >= (rows.get(row.form_id)?.version ?? 0)) rows.set(row.form_id, row)
      dropOldest(rows, max)
    },
  }
}
