import { expect, it } from 'vitest'
import { contract, inlined, operationsOf } from '../../../server/http/contract.ts'
import { compileForAnonymous } from '../../../server/http/validation/validation.ts'

const time = { type: 'string', format: 'date-time' }
const isValid = compileForAnonymous({
  schema: Object.assign({ $id: 'answer' }, { type: 'object', properties: { time } }),
  method: 'POST',
  url: '/',
  httpPart: 'body',
})
const isTime = async (text: string) => (await Promise.resolve(isValid({ time: text })).catch(() => false)) === true

it.each(['2026-11-22T19:02:47.000Z', '2028-02-29T00:00:00.000Z', '2026-12-31T23:59:59Z', '2026-11-22T19:02:47+05:30'])(
  'takes the time %s',
  async (text) => expect(await isTime(text)).toBe(true),
)

it.each([
  '2026-02-29T00:00:00.000Z',
  '2026-04-31T00:00:00.000Z',
  '2026-13-01T00:00:00.000Z',
  '2026-11-22T24:00:00.000Z',
  '2026-11-22T19:60:00.000Z',
  '2026-11-22T19:02:47.000',
  '2026-11-22',
  'yesterday',
])('refuses %s as a time', async (text) => expect(await isTime(text)).toBe(false))

it('tries no alternative of an answer after the one that fits, since no part of a submission asks what others judged', () => {
  const { requestBody } = operationsOf(contract).find(({ operationId }) => operationId === 'submitSession') ?? {}
  expect(JSON.stringify(inlined(requestBody ?? {}))).not.toContain('unevaluated')
})
