import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Form, SubmissionReceipt } from '../../../contract/types.gen.ts'
import { readSettings } from '../../../server/settings.ts'
import { aFile, responsesFrom, someFields } from '../../support/builders.ts'
import { openApi, type Api } from '../support/api.ts'
import { aClamd, EICAR } from '../support/clamd.ts'
import { newFolder } from '../support/databases.ts'

const log: string[] = []
let clamd: Awaited<ReturnType<typeof aClamd>>
let api: Api
let form: Form
beforeEach(async () => {
  log.splice(0)
  clamd = await aClamd()
  const { protection } = readSettings({ SCANNER_URL: clamd.url })
  api = await openApi({ databaseUrl: undefined, dataDir: newFolder() }, { settings: { protection }, log })
  const fields = someFields({}, { type: 'file' }, { type: 'file' })
  form = await api.createForm(await api.aPerson(), { structure: { fields } })
})
afterEach(async () => {
  await api.close()
  await clamd.stop().catch(() => {})
})

const EVIL = { ...aFile(EICAR.length), data: EICAR.toString('base64') }
const answersWith = (...files: object[]) =>
  responsesFrom(
    { fieldId: 'f1', value: 'Ada' },
    ...files.map((value, at) => ({ fieldId: `f${at + 2}`, fieldType: 'file' as const, value: value as never })),
  )
const submit = async (responses: object, id?: string) => {
  const session = id ?? (await api.beginSession(form)).id
  const answer = await api.call<SubmissionReceipt & { detail: unknown }>('POST', `/sessions/${session}/submit`, {
    body: { responses },
  })
  return { session, ...answer }
}
const storedRows = async () => ({
  submissions: (await api.database.selectFrom('submission').select('id').execute()).length,
  files: (await api.database.selectFrom('attachment').select('field_id').execute()).length,
})
const events = () => log.map((line) => JSON.parse(line)).filter(({ event }) => event === 'file.refused')

describe('with SCANNER_URL', () => {
  it('what respondents attach is scanned before it is stored', async () => {
    expect((await submit(answersWith(aFile(300_000), aFile(9)))).status).toBe(201)
    expect(clamd.scanned.map(({ length }) => length)).toEqual([300_000, 9])
    expect(await storedRows()).toEqual({ submissions: 1, files: 2 })
  })

  it('an answer without a file asks no scanner', async () => {
    expect((await submit(answersWith())).status).toBe(201)
    expect(clamd.scanned).toEqual([])
  })

  it('a file in which something was found is refused at its field, in words, and nothing of it stored', async () => {
    const { status, body } = await submit(answersWith(aFile(5), EVIL))
    expect({ status, detail: body.detail }).toEqual({
      status: 422,
      detail: [
        {
          loc: ['body', 'responses', 'f3'],
          msg: 'This file was refused: the virus scanner of this server found something in it. Please attach another one.',
          type: 'virus_found',
        },
      ],
    })
    expect(await storedRows()).toEqual({ submissions: 0, files: 0 })
    expect(events()).toMatchObject([{ event: 'file.refused', found: 'Eicar-Test-Signature', level: 40 }])
  })

  it('the same session goes on with another file', async () => {
    const { session } = await submit(answersWith(EVIL))
    expect((await submit(answersWith(aFile(5)), session)).status).toBe(201)
  })

  it('nothing is stored unscanned while the scanner is gone, and the server is not ready until it is back', async () => {
    expect((await api.call('GET', '/health/ready')).status).toBe(200)
    await clamd.stop()
    const { session, status, body, headers } = await submit(answersWith(aFile(5)))
    expect({ status, detail: body.detail, retry: headers['retry-after'] }).toEqual({
      status: 503,
      detail: 'Files cannot be checked for viruses now. Please try again in a moment.',
      retry: '2',
    })
    expect(await storedRows()).toEqual({ submissions: 0, files: 0 })
    const ready = () => api.call('GET', '/health/ready')
    await expect.poll(ready, { timeout: 10_000 }).toMatchObject({
      status: 503,
      body: { detail: 'The virus scanner does not answer' },
    })
    expect((await submit(answersWith())).status).toBe(201)
    expect((await api.call('GET', '/health/live')).status).toBe(200)
    const again = await aClamd({ port: Number(new URL(clamd.url).port) })
    expect((await submit(answersWith(aFile(5)), session)).status).toBe(201)
    expect((await ready()).status).toBe(200)
    await again.stop()
  })

  it('a logo is scanned as well', async () => {
    const { token } = await api.aPerson()
    const headers = { 'content-type': 'image/png' }
    const raw = Buffer.concat([PIXEL, EICAR])
    const answer = await api.call<{ detail: unknown }>('POST', '/images', { token, raw, headers })
    expect(answer).toMatchObject({ status: 422, body: { detail: [{ loc: ['body'], type: 'virus_found' }] } })
    expect((await api.call('POST', '/images', { token, raw: PIXEL, headers })).status).toBe(201)
  })
})

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
