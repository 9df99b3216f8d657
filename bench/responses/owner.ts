import type { DownloadKind } from '../../contract/types.gen.ts'
import { setTimeout as pause } from 'node:timers/promises'
import { account, type Running } from '../../tests/server/support/processes.ts'

const POLL_MS = 50

/** The owner of the form, over the network. */
export interface Owner {
  createForm(form: object): Promise<string>
  /** Asks until it is answered, as a page does; @returns milliseconds */
  ask(path: string): Promise<number>
  /** @returns the address of a download, when it can be read */
  linkTo(formId: string, kind: DownloadKind): Promise<string>
}

export async function logInOwner({ url }: Running): Promise<Owner> {
  const body = new URLSearchParams({ username: account.email, password: account.password })
  const login = await fetch(`${url}/api/v1/login/access-token`, { method: 'POST', body })
  const { access_token: token } = await login.json()
  const headers = { authorization: `Bearer ${token}` }
  const post = (path: string, sent: object) =>
    fetch(`${url}/api/v1${path}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(sent),
    })
  return {
    createForm: async (form) => (await (await post('/forms/', form)).json()).id,
    async linkTo(formId, kind) {
      for (;;) {
        const answer = await post(`/forms/${formId}/downloads`, { kind })
        if (answer.ok) return (await answer.json()).url
        if (answer.status !== 503) throw new Error(`${kind}: ${answer.status} ${await answer.text()}`)
        await pause(POLL_MS)
      }
    },
    async ask(path) {
      const from = performance.now()
      for (;;) {
        const answer = await fetch(`${url}/api/v1${path}`, { headers })
        const text = await answer.text()
        if (answer.ok) return performance.now() - from
        if (answer.status !== 503) throw new Error(`${path}: ${answer.status} ${text}`)
        await pause(POLL_MS)
      }
    },
  }
}
