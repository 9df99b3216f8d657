import { fieldsOf } from '../../../../../rules/fields.ts'
import { loadPatternEngine } from '../../../../../rules/pattern/load.ts'
import type { FetchLive, LockedForm, Opened, OpenedForm } from '../../boundary.ts'

/** What the server writes into the page itself: the form, or the reason why there is none. */
type FormData = OpenedForm | { locked: LockedForm } | { error: { status: number; detail?: unknown } }

const embedded = (): FormData => JSON.parse(document.getElementById('form-data')?.textContent ?? '')

/** The form of this page: at once when it stands in the page and needs no pattern engine. */
export function openForm(fetchLive: FetchLive): Opened | Promise<Opened> {
  try {
    return opened(embedded(), fetchLive)
  } catch {
    return { failure: undefined }
  }
}

function opened(data: FormData, fetchLive: FetchLive): Opened | Promise<Opened> {
  if ('locked' in data) return fetchLive().then(({ unlock }) => unlock(data.locked, ready))
  return 'error' in data ? refused(data.error.status, data.error.detail) : ready(data)
}

async function refused(status?: number, detail?: unknown): Promise<Opened> {
  return { failure: (await import('./refusal.ts')).refusal(status, detail) }
}

/** An owner's pattern is judged by an engine that most forms need not wait for; without it the server alone judges. */
function ready(open: OpenedForm): Opened | Promise<Opened> {
  const fields = fieldsOf(open.form)
  if (fields.length === 0) return refused()
  if (!fields.some(({ validation }) => validation?.pattern)) return open
  const loaded = () => open
  return loadPatternEngine().then(loaded, loaded)
}
