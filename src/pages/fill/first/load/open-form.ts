import type { PublicForm } from '../../../../../contract/types.gen.ts'
import type { Failure } from '../../../../../rules/failures.ts'
import { fieldsOf } from '../../../../../rules/fields.ts'
import { loadPatternEngine } from '../../../../../rules/pattern/load.ts'

/** A form that can be filled, or why there is none; neither when the page came broken. */
export type Opened = { form: PublicForm } | { failure: Failure | undefined }

interface FormData {
  form?: PublicForm
  error?: { status: number; detail?: unknown }
}

/** The server writes the form, or the reason why there is none, into the page itself. */
function embedded(): FormData | undefined {
  const element = document.getElementById('form-data')
  return element ? JSON.parse(element.textContent ?? '') : undefined
}

const formIdOf = (path: string): string | undefined => /^\/forms\/([^/]+)/.exec(path)?.[1]

/** The form of this page: at once when it stands in the page and needs no pattern engine. */
export function openForm(): Opened | Promise<Opened> {
  try {
    const data = embedded()
    return data ? opened(data) : fetchForm(formIdOf(location.pathname))
  } catch {
    return { failure: undefined }
  }
}

function opened({ form, error }: FormData): Opened | Promise<Opened> {
  if (error) return refused(error.status, error.detail)
  return form ? ready(form) : { failure: undefined }
}

async function refused(status?: number, detail?: unknown): Promise<Opened> {
  return { failure: (await import('./refusal.ts')).refusal(status, detail) }
}

async function fetchForm(id: string | undefined): Promise<Opened> {
  if (!id) return refused(0)
  const { loadPublicForm } = await import('../../transport.ts')
  const loaded = await loadPublicForm(id)
  return 'failure' in loaded ? loaded : ready(loaded)
}

/** An owner's pattern is judged by an engine that most forms need not wait for; without it the server alone judges. */
function ready(form: PublicForm): Opened | Promise<Opened> {
  document.title = form.title
  const fields = fieldsOf(form)
  if (fields.length === 0) return refused()
  if (!fields.some(({ validation }) => validation?.pattern)) return { form }
  return loadPatternEngine().then(
    () => ({ form }),
    () => ({ form }),
  )
}
