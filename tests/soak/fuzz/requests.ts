import { examplesOf, operations } from '../../server/support/contract.ts'
import type { Random } from '../support/random.ts'
import { fromAnywhere } from '../support/visitors.ts'
import { brokenBytes, brokenForm, brokenJson } from './bodies.ts'
import { junkInAddress, TEXTS } from './junk.ts'
import type { Targets } from './targets.ts'

export interface BrokenRequest {
  operationId: string
  method: string
  path: string
  headers: Record<string, string | string[]>
  body: string | Buffer | undefined
}

type Operation = (typeof operations)[number]

/** These would end the login that all other requests come with. */
const ENDING = ['logout', 'deleteUserMe', 'updatePasswordMe']
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'QUERY', 'get', 'FOO']
const TYPES = [
  'application/json; charset=utf-16',
  'application/json;;;',
  'application/xml',
  'text/plain',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'application/x-www-form-urlencoded',
  'audio/wav',
  'image/svg+xml',
  'APPLICATION/JSON',
  '*/*',
  '',
]
const HEADERS: Record<string, string | string[]>[] = [
  { 'accept-encoding': 'gzip;q=zzz, br;q=-1, *' },
  { accept: 'text/html' },
  { 'if-none-match': '"'.repeat(500) },
  { range: 'bytes=0-0,5-1,-9' },
  { 'content-encoding': 'gzip' },
  { authorization: ['Bearer a', 'Bearer b'] },
  { authorization: 'Basic YWRtaW46YWRtaW4=' },
  { 'x-forwarded-for': `${'1.1.1.1, '.repeat(200)}not an address` },
  { 'x-forwarded-proto': 'javascript' },
  { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
  { cookie: `a=${'x'.repeat(6000)}` },
  { 'x-http-method-override': 'DELETE' },
  { upgrade: 'websocket', connection: 'upgrade' },
  { te: 'trailers' },
  { origin: 'https://evil.example' },
]

/** @returns a request to an operation of the contract that is broken in one place or several */
export function brokenRequest(random: Random, { tokens, ids }: Targets): BrokenRequest {
  const operation = random.pick(operations)
  const { operationId, path } = operation
  const token = ENDING.includes(operationId) ? 'token' : random.pick(tokens)
  const { headers, body } = bodyOf(operation, random)
  return {
    operationId,
    method: random.chance(0.04) ? random.pick(METHODS) : operation.method.toUpperCase(),
    path: `/api/v1${pathOf(path, ids, random)}${queryOf(operation, random)}`,
    headers: {
      ...fromAnywhere(),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...headers,
      ...(random.chance(0.1) && random.pick(HEADERS)),
    },
    body,
  }
}

const pathOf = (path: string, ids: Targets['ids'], random: Random): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => {
    if (random.chance(0.15)) return junkInAddress(random)
    const kind = name === 'id' ? (/\/(form|item|session)s\//.exec(path)?.[1] ?? name) : name
    const id = ids[kind] ?? ''
    return random.chance(0.05) ? random.pick([id.toUpperCase(), `{${id}}`, `urn:uuid:${id}`, id.slice(1)]) : id
  })

function queryOf({ parameters = [] }: Operation, random: Random): string {
  const known = parameters.filter((parameter) => parameter.in === 'query')
  const pairs = known.flatMap(({ name, example, schema }) => {
    const isRequired = 'required' in schema || name === 'fieldId'
    if (!isRequired && random.chance(0.6)) return []
    const value = random.chance(0.5) ? encodeURIComponent(String(example)) : junkInAddress(random)
    return random.chance(0.1) ? [`${name}=${value}`, `${name}=${value}`] : [`${name}=${value}`]
  })
  const unknown = random.chance(0.05) ? [random.pick(['a[]=1', '__proto__=1', '=', '&&', 'limit', 'where=[[[['])] : []
  return [...pairs, ...unknown].length > 0 ? `?${[...pairs, ...unknown].join('&')}` : ''
}

function bodyOf({ requestBody }: Operation, random: Random): Pick<BrokenRequest, 'headers' | 'body'> {
  const media = Object.entries(requestBody?.content ?? {})
  if (media.length === 0)
    return random.chance(0.1)
      ? { headers: typed('application/json'), body: '{"a":1}' }
      : { headers: {}, body: undefined }
  const [type, { schema = {}, ...examples }] = random.pick(media)
  const [example = {}] = examplesOf(examples)
  const headers = typed(random.chance(0.08) ? random.pick(TYPES) : type)
  if (type === 'application/json') return { headers, body: brokenJson(schema, example, random) }
  if (type === 'application/x-www-form-urlencoded') return { headers, body: brokenForm(example, random) }
  if (type === 'multipart/form-data')
    return {
      headers: typed(`${type}; boundary=b`),
      body: `--b\r\ncontent-disposition: form-data; name="username"\r\n\r\n${random.pick(TEXTS).slice(0, 9000)}\r\n--b--`,
    }
  return { headers, body: brokenBytes(type, random) }
}

const typed = (type: string): Record<string, string> => (type === '' ? {} : { 'content-type': type })
