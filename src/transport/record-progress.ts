import { recordProgress as postProgress } from '../../contract/sdk.gen.ts'
import type { SessionProgress } from '../../contract/types.gen.ts'

/** Says how far a session has come, also while the page is being left. A failure is silent: the next message says it all again. */
export function recordProgress(id: string, body: SessionProgress): void {
  postProgress({ path: { id }, body, keepalive: true }).catch(() => undefined)
}
