import { DatabaseSync } from 'node:sqlite'
import { join } from 'node:path'
import type {
  FieldResponse,
  Form,
  FormCreate,
  FormSettings,
  FormSettingsUpdate,
  Token,
} from '../../../contract/types.gen.ts'
import { superuser, type RunningServer } from './server.ts'

const tokens = new WeakMap<RunningServer, Promise<string>>()

/** To check a password is dear by design, so that the owner logs in once at each server; no page is given this token. */
function tokenAt(server: RunningServer): Promise<string> {
  const token = tokens.get(server) ?? logInAt(server)
  tokens.set(server, token)
  return token
}

async function logInAt({ url }: RunningServer): Promise<string> {
  const login = await fetch(`${url}/api/v1/login/access-token`, {
    method: 'POST',
    body: new URLSearchParams({ username: superuser.email, password: superuser.password }),
  })
  return ((await login.json()) as Token).access_token
}

/** The owner's calls that a flow needs beside the pages. */
export async function ownerOf(server: RunningServer) {
  const { url } = server
  const token = await tokenAt(server)
  const call = async <Answer>(method: string, path: string, body?: object): Promise<Answer> => {
    const answer = await fetch(`${url}/api/v1${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as Answer
  }
  return {
    token,
    createForm: (form: FormCreate) => call<Form>('POST', '/forms/', form),
    updateForm: (id: string, change: object) => call<Form>('PUT', `/forms/${id}`, change),
    updateSettings: (id: string, change: FormSettingsUpdate) =>
      call<FormSettings>('PUT', `/forms/${id}/settings`, change),
    readForms: () => call<{ data: Form[] }>('GET', '/forms/'),
  }
}

interface StoredSubmission {
  id: string
  responses: Record<string, FieldResponse>
}

/** The rows themselves, read past the server: what really is in the file. */
export function storedSubmissions({ dataDir }: RunningServer, formId: string): StoredSubmission[] {
  const database = new DatabaseSync(join(dataDir, 'sayform.db'), { readOnly: true })
  try {
    const rows = database.prepare('select id, responses from submission where form_id = ? order by id').all(formId)
    return rows.map((row) => ({ id: String(row['id']), responses: JSON.parse(String(row['responses'])) }))
  } finally {
    database.close()
  }
}

/** The bytes of the only file of a form's answers. */
export function storedFile({ dataDir }: RunningServer, formId: string): Buffer {
  const database = new DatabaseSync(join(dataDir, 'sayform.db'), { readOnly: true })
  try {
    const row = database.prepare('select data from attachment where form_id = ?').get(formId)
    return Buffer.from(row?.['data'] as Uint8Array)
  } finally {
    database.close()
  }
}

/** What was answered, by the field's label. */
export function storedAnswers(server: RunningServer, form: Pick<Form, 'id' | 'structure'>): Record<string, unknown>[] {
  return storedSubmissions(server, form.id).map(({ responses }) =>
    Object.fromEntries(form.structure.fields.map(({ id, label }) => [label, responses[id]?.value])),
  )
}
