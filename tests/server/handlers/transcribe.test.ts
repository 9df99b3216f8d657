import { once } from 'node:events'
import http from 'node:http'
import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Session, Transcription } from '../../../contract/types.gen.ts'
import { createTranscribers, type TranscriberChain } from '../../../server/speech/transcriber-chain.ts'
import { SAMPLE_RATE, writeWav } from '../../../server/speech/audio/wav.ts'
import { someFields } from '../../support/builders.ts'
import { silence } from '../../support/voices.ts'
import { openApi, type Api } from '../support/api.ts'
import { newFolder } from '../support/databases.ts'
import { aSpokenFile, noLog } from '../support/speech.ts'

const settings = { sttUrl: undefined, sttKey: undefined, sttModel: undefined, sherpaModelDir: undefined } as const
const anId = '01890000-0000-7000-8000-000000000000'
const wav = { 'content-type': 'audio/wav' }

let api: Api
let session: Session
let transcribers: TranscriberChain
let during: ((signal: AbortSignal) => void) | undefined

beforeAll(async () => {
  transcribers = await createTranscribers({ ...settings, transcriber: 'pocketsphinx' }, noLog)
  const transcribe: TranscriberChain['transcribe'] = (audio, hints, signal) => {
    during?.(signal)
    return transcribers.transcribe(audio, hints, signal)
  }
  const place = { databaseUrl: undefined, dataDir: newFolder() }
  api = await openApi(place, { transcribers: { ...transcribers, transcribe } })
  const fields = someFields({ type: 'number' }, { type: 'select' })
  session = await api.beginSession(await api.createForm(await api.aPerson(), { structure: { fields } }))
})
afterAll(() => api.close())

const send = (raw: Buffer, { id = session.id, query = 'fieldId=f1&lang=en-US', headers = wav } = {}) =>
  api.call<Transcription>('POST', `/sessions/${id}/transcribe?${query}`, { raw, headers })

it('gives the words that were said to a field', async () => {
  const { status, body, headers } = await send(await aSpokenFile('seventy eight'))
  expect(status).toBe(200)
  expect(body).toMatchObject({ text: 'seventy eight', transcriber: 'pocketsphinx' })
  expect(headers['server-timing']).toMatch(/^recognition;dur=\d+\.\d$/)
})

it('hears in the language of the form, whatever the page says', async () => {
  const metadata = { submitButtonText: 'Enviar', completionMessage: 'Gracias', allowAnonymous: true, language: 'es-MX' }
  const structure = { fields: someFields({ type: 'number' }), metadata }
  const spanish = await api.beginSession(await api.createForm(await api.aPerson(), { structure }))
  const { status, body } = await send(await aSpokenFile('seventy eight'), { id: spanish.id })
  expect(status).toBe(503)
  expect(JSON.stringify(body)).toContain('Speech recognition here does not know Español (México).')
})

it('gives an empty text for silence', async () => {
  const { status, body } = await send(await readFile(await silence(1)))
  expect([status, body.text]).toEqual([200, ''])
})

describe('a form that is being built', () => {
  it('is heard for its owner, by the draft or by what is published, and no session begins', async () => {
    const owner = await api.aPerson()
    const form = await api.createForm(owner, { structure: { fields: someFields({ type: 'number' }) } })
    const fields = [...form.structure.fields, { id: 'new', name: 'age', label: 'Age', type: 'number' }]
    const body = { title: form.title, structure: { fields }, version: 1 }
    await api.call('PUT', `/forms/${form.id}/draft`, { token: owner.token, body })
    const raw = await aSpokenFile('seventy eight')
    const hear = (fieldId: string, token: string) =>
      api.call<Transcription>('POST', `/forms/${form.id}/transcribe?fieldId=${fieldId}`, { raw, headers: wav, token })
    for (const id of ['f1', 'new'])
      expect(await hear(id, owner.token)).toMatchObject({ status: 200, body: { text: 'seventy eight' } })
    expect(await hear('gone', owner.token)).toMatchObject({ status: 404, body: { detail: 'Field not found' } })
    const { token } = await api.aPerson()
    expect(await hear('f1', token)).toMatchObject({ status: 404, body: { detail: 'Form not found' } })
  })
})

describe('what cannot be heard', () => {
  it('of no session or field is 404', async () => {
    expect(await send(Buffer.from('RIFF'), { id: anId })).toMatchObject({
      status: 404,
      body: { detail: 'Session not found' },
    })
    const other = await send(Buffer.from('RIFF'), { query: 'fieldId=f9' })
    expect(other).toMatchObject({ status: 404, body: { detail: 'Field not found' } })
  })

  it('without naming a field is 422', async () => {
    expect((await send(Buffer.from('RIFF'), { query: 'lang=en-US' })).status).toBe(422)
    expect((await send(Buffer.from('RIFF'), { query: 'fieldId=f1&lang=..%2f' })).status).toBe(422)
  })

  it('in an unknown listening mode is 422', async () => {
    expect((await send(Buffer.from('RIFF'), { query: 'fieldId=f1&listenFor=music' })).status).toBe(422)
  })

  it('by its bytes is 415, whatever it is called', async () => {
    expect((await send(Buffer.from('no sound'))).status).toBe(415)
    const webm = await send(Buffer.from('OggS'), { headers: { 'content-type': 'audio/webm' } })
    expect(webm.status).toBe(415)
  })

  it('because there is nothing of it, or too much, is 422', async () => {
    const long = writeWav({ samples: new Int16Array(SAMPLE_RATE * 121), durationMs: 121_000 })
    expect((await send(Buffer.alloc(0))).status).toBe(422)
    expect(await send(long)).toMatchObject({
      status: 422,
      body: { detail: [{ msg: 'The audio is longer than 120 seconds' }] },
    })
  })

  it('because it is larger than 10 MB is 413', async () => {
    expect((await send(Buffer.alloc(10_000_001))).status).toBe(413)
  })

  it('because the named transcriber is not here is 503', async () => {
    const { status } = await send(await aSpokenFile('seventy eight'), { query: 'fieldId=f1&transcriber=openai' })
    expect(status).toBe(503)
  })

  it('because the answers were sent already is 409', async () => {
    const done = await api.beginSession(
      await api.createForm(await api.aPerson(), { structure: { fields: someFields({}) } }),
    )
    await api.call('POST', `/sessions/${done.id}/submit`, { body: { responses: {} } })
    expect((await send(await aSpokenFile('seventy eight'), { id: done.id })).status).toBe(409)
  })
})

it('answers what cannot be heard before it is sent', async () => {
  if (!api.app.server.listening) await api.app.listen({ port: 0, host: '127.0.0.1' })
  const { port, hostname } = new URL(api.app.listeningOrigin)
  const unsent = async (path: string) => {
    const request = http.request({
      port,
      hostname,
      path: `/api/v1/sessions/${path}`,
      method: 'POST',
      headers: { ...wav, 'content-length': 10_000_000 },
    })
    request.flushHeaders()
    const [response] = (await once(request, 'response')) as [http.IncomingMessage]
    request.destroy()
    return response.statusCode
  }
  expect(await unsent(`${session.id}/transcribe`)).toBe(422)
  expect(await unsent('none/transcribe?fieldId=f1')).toBe(422)
  expect(await unsent(`${session.id}/transcribe?fieldId=f1&fieldId=f1`)).toBe(422)
  expect(await unsent(`${session.id}/transcribe?fieldId=f9`)).toBe(404)
})

it('stops hearing when the caller leaves', async () => {
  if (!api.app.server.listening) await api.app.listen({ port: 0, host: '127.0.0.1' })
  const leaving = new AbortController()
  const heard = new Promise<AbortSignal>((resolve) => (during = resolve))
  const body = new Uint8Array(await aSpokenFile('the staff were very friendly'))
  const address = `${api.app.listeningOrigin}/api/v1/sessions/${session.id}/transcribe?fieldId=f1`
  const call = fetch(address, { method: 'POST', body, headers: wav, signal: leaving.signal })
  const signal = await heard
  leaving.abort()
  await expect(call).rejects.toThrow('abort')
  await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }))
  expect(signal.reason).toMatchObject({ statusCode: 499 })
})
