import { expect } from 'vitest'
import type { Download, DownloadCreate } from '../../../contract/types.gen.ts'
import type { Api, Person } from './api.ts'
import { untilPrepared } from './answered.ts'
import { validateResponse } from './validate-response.ts'

export const askFor = (api: Api, { token }: Person, formId: string, asked: DownloadCreate) =>
  untilPrepared(() => api.call<Download>('POST', `/forms/${formId}/downloads`, { token, body: asked }))

export async function follow({ app }: Api, url: string) {
  const { statusCode: status, headers, rawPayload: bytes } = await app.inject({ method: 'GET', url })
  const type = String(headers['content-type'] ?? '')
  expect(validateResponse('GET', url, status, type, bytes.toString())).toBeUndefined()
  return { status, headers, bytes, text: bytes.toString() }
}

/** What a browser gets. */
export async function download(api: Api, owner: Person, formId: string, asked: DownloadCreate) {
  const { status, body, text } = await askFor(api, owner, formId, asked)
  if (status !== 201) throw new Error(text)
  return follow(api, body.url)
}
