import type { FormHead } from '../../responses/form-head.ts'
import type { Copy } from '../copy.ts'
import type { ReadRow } from '../staged.ts'
import type { Source } from '../source.ts'

/** A copy, and what it is a copy of. */
export interface SyncJob {
  copy: Copy
  source: Source
  formId: string
  /** Makes a large copy in a process of its own, whose memory goes with it. */
  copyApart: CopyApart
  /** Copies of no more rows are made within this process. */
  rowsHere: number
}

/** @param percent of a first copy */
export type OnProgress = (percent: number) => void

export type CopyApart = (
  of: { formId: string; file: string },
  signal: AbortSignal,
  onProgress: OnProgress,
) => Promise<void>

type Followed = Pick<SyncJob, 'copy' | 'source' | 'formId'>

export const followForm = async ({ copy, source, formId }: Followed, { version }: FormHead): Promise<void> => {
  if (version !== copy.state().version) await copy.follow(await source.columns(formId, version), version)
}

/**
 * A form may be edited and answered again while its rows are read: their fields need columns first.
 * @param before runs when columns come
 */
export async function followVersions(job: Followed, rows: readonly ReadRow[], before = async () => {}): Promise<void> {
  const latest = rows.reduce((highest, { version }) => Math.max(highest, version), 0)
  if (latest <= job.copy.state().version) return
  const head = await job.source.head(job.formId)
  if (!head) return
  await before()
  await followForm(job, head)
}
