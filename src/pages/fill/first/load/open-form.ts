import { fieldsOf } from '../../../../../rules/fields.ts'
import { loadPatternEngine } from '../../../../../rules/pattern/load.ts'
import type { FetchLive, LockedForm, Opened, OpenedForm } from '../../boundary.ts'

interface FormData extends Partial<OpenedForm> {
  locked?: LockedForm
  error?: { status: number; detail?: unknown }
}

/** The server writes the form, or the reason why there is none, into the page itself. */
function embedded(): FormData | undefined {
  const element = document.getElementById('form-data')
  return element ? JSON.parse(element.textContent ?? '') : undefined
}

const formIdOf = (path: string): string | undefined => /^\/forms\/([^/]+)/.exec(path)?.[1]

/** The form of this page: at once when it stands in the page and needs no pattern engine. */
export function openForm(fetchLive: FetchLive): Opened | Promise<Opened> {
  try {
    const data = embedded()
    return data ? opened(data, fetchLive) : fetchForm(formIdOf(location.pathname))
  } catch {
    return { failure: undefined }
  }
}

function opened({ form, languageName, locked, error }: FormData, fetchLive: FetchLive): Opened | Promise<Opened> {
  if (locked) return fetchLive().then(({ unlock }) => unlock(locked, ready))
  if (error) return refused(error.status, error.detail)
  return form ? ready({ form, languageName }) : { failure: undefined }
}

async function refused(status?: number, detail?: unknown): Promise<Opened> {
  return { failure: (await import('./refusal.ts')).refusal(status, detail) }
}

async function fetchForm(id: string | undefined): Promise<Opened> {
  if (!id) return refused(0)
  const { loadPublicForm } = await import('../../transport.ts')
  const loaded = await loadPublicForm(id)
  return 'failure' in loaded ? loaded : ready({ form: loaded })
}

/** An owner's pattern is judged by an engine that most forms need not wait for; without it the server alone judges. */
function ready(open: OpenedForm): Opened | Promise<Opened> {
  const { form } = open
  document.title = form.title
  const fields = fieldsOf(form)
  if (fields.length === 0) return refused()
  if (!fields.some(({ validation }) => validation?.pattern)) return open
  return loadPatternEngine().then(
    () => open,
    () => open,
  )
}
