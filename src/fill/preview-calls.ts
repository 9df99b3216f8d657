import { client } from '../../contract/client.gen.ts'
import type { Session, SubmissionReceipt } from '../../contract/types.gen.ts'
import { readToken } from '../transport/token.ts'

/** A form that nothing is sent for, and the session that its page believes in. */
export interface PreviewedForm {
  /** Made up for the preview: the page knows no other. */
  previewId: string
  sessionId: string
  /** Of the form itself, where it exists. */
  formId: string | undefined
}

const json = (body: object, status: number): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

const session = ({ previewId, sessionId }: PreviewedForm): Session => ({
  id: sessionId,
  form_id: previewId,
  status: 'active',
  started_at: new Date().toISOString(),
  audio_uri: null,
})

const receipt = ({ sessionId }: PreviewedForm): SubmissionReceipt => ({
  success: true,
  submission_id: sessionId,
  id: sessionId,
})

const NOT_YET = 'Voice input can be tried here once the form is saved, or with the recognition of this device.'
const NOT_HERE = 'This works on the form itself, not in its preview.'

/** What is said is heard for the owner, by the settings of the form; the server begins no session for it. */
async function heardForOwner(request: Request, { formId }: PreviewedForm): Promise<Response> {
  if (formId === undefined) return json({ detail: NOT_YET }, 503)
  const address = new URL(request.url)
  address.pathname = `/api/v1/forms/${formId}/transcribe`
  const headers = new Headers(request.headers)
  headers.set('authorization', `Bearer ${readToken() ?? ''}`)
  // As a whole: browsers send a stream by newer protocols only.
  const body = await request.blob()
  return fetch(address, { method: 'POST', headers, body, signal: request.signal })
}

function answer(request: Request, form: PreviewedForm): Promise<Response> | Response {
  const { pathname } = new URL(request.url)
  if (pathname.endsWith('/sessions')) return json(session(form), 201)
  if (pathname.endsWith('/submit')) return json(receipt(form), 201)
  if (pathname.endsWith('/progress')) return new Response(null, { status: 204 })
  if (pathname.endsWith('/transcribe')) return heardForOwner(request, form)
  return json({ detail: NOT_HERE }, 503)
}

/** From now on every call about the previewed form is answered here; what concerns others goes its way. */
export function answerCallsOf(current: () => PreviewedForm | undefined): void {
  client.setConfig({
    fetch: async (input: RequestInfo | URL, init?: RequestInit) => {
      const request = new Request(input, init)
      const form = current()
      const isOfPreview = form && [form.previewId, form.sessionId].some((id) => request.url.includes(id))
      return isOfPreview ? answer(request, form) : fetch(request)
    },
  })
}
