import { logIn, type Running } from '../../server/support/processes.ts'
import { operationAt, validateResponse } from '../../server/support/validate-response.ts'
import { atLeast, noneOf, told, type Figure } from '../figures.ts'
import { onGround } from '../support/places.ts'
import { randomFrom } from '../support/random.ts'
import { openClient, sendRaw, type RawAnswer } from './client.ts'
import { brokenRequest, type BrokenRequest } from './requests.ts'
import { makeTargets } from './targets.ts'
import { brokenMessage } from './wire.ts'

interface FuzzResult {
  requests: number
  /** How often each status was answered. */
  statuses: Map<number, number>
  /** A sentence for each answer of 5xx. */
  failures: string[]
  /** A sentence for each answer that the contract does not declare. */
  undeclared: string[]
}

const CONNECTIONS = 16
/** Requests use things up: sessions are submitted, forms deleted. */
const TARGETS_LAST = 400
const WIRE_SHARE = 0.03
/** What Node answers before anything of the product sees the request: no operation is known yet. */
const WIRE_STATUSES = [400, 408, 417, 431]
/** No recogniser is set up, and the columns of a form's responses are prepared when they are first asked for. */
const MAY_WAIT = [
  'transcribe',
  'readResponses',
  'readSummary',
  'markResponsesRead',
  'deleteResponses',
  'createDownload',
]

/** Sends broken requests, which a seed repeats, to a server that runs. */
async function fuzz(running: Running, requests: number, seed: number): Promise<FuzzResult> {
  const result: FuzzResult = { requests, statuses: new Map(), failures: [], undeclared: [] }
  const random = randomFrom(seed)
  const client = openClient(running.url, CONNECTIONS)
  const login = await logIn(running)
  for (let sent = 0; sent < requests; sent += TARGETS_LAST) {
    const targets = await makeTargets(running, login)
    const batch = Array.from({ length: Math.min(TARGETS_LAST, requests - sent) }, () =>
      random.chance(WIRE_SHARE) ? brokenMessage(random) : brokenRequest(random, targets),
    )
    const next = batch.values()
    await Promise.all(Array.from({ length: CONNECTIONS }, () => sendAll(running, client, next, result)))
  }
  client.close()
  return result
}

async function sendAll(
  { url }: Running,
  client: ReturnType<typeof openClient>,
  next: Iterator<Buffer | BrokenRequest>,
  result: FuzzResult,
): Promise<void> {
  for (let { value, done } = next.next(); !done; { value, done } = next.next())
    if (Buffer.isBuffer(value)) judgeRaw(value, await sendRaw(url, value), result)
    else judge(value, await client.send(value).catch(String), result)
}

function judge(request: BrokenRequest, answer: RawAnswer | string, result: FuzzResult): void {
  const said = describe(request)
  if (typeof answer === 'string') {
    result.failures.push(`${said}: ${answer}`)
    return
  }
  const { status, type, text } = answer
  result.statuses.set(status, (result.statuses.get(status) ?? 0) + 1)
  const isWait = status === 503 && MAY_WAIT.includes(request.operationId)
  if (status >= 500 && !isWait) result.failures.push(`${said}: ${status} ${text.slice(0, 200)}`)
  const departure = departureOf(request, { status, type, text })
  if (departure !== undefined) result.undeclared.push(`${said}: ${departure.slice(0, 300)}`)
}

function departureOf({ method, path }: BrokenRequest, { status, type, text }: RawAnswer): string | undefined {
  if (method === 'HEAD') return undefined
  // An empty name at the end of an address leaves the address of the list.
  const address = [path, path.split('?', 1)[0]?.replace(/\/$/, '') ?? ''].find((one) => operationAt(method, one))
  const declared = address === undefined ? undefined : operationAt(method, address)?.responses[status]
  return address !== undefined && isDecodable(path) && (declared !== undefined || !WIRE_STATUSES.includes(status))
    ? departs(method, address, status, type, text)
    : shapeOf(type, text)
}

function departs(method: string, path: string, status: number, type: string, text: string): string | undefined {
  try {
    return validateResponse(method, path, status, type, text)
  } catch (error) {
    return `${status} ${type} cannot be read: ${String(error)}`
  }
}

const isDecodable = (path: string): boolean => {
  try {
    decodeURIComponent(path.split('?', 1)[0] ?? '')
    return true
  } catch {
    return false
  }
}

/** What belongs to no operation has the shape of an error all the same. */
function shapeOf(type: string, text: string): string | undefined {
  if (text === '') return undefined
  if (!type.startsWith('application/json')) return `an error of type ${type}: ${text.slice(0, 100)}`
  return Object.hasOwn(Object(JSON.parse(text)), 'detail') ? undefined : `another shape of error: ${text.slice(0, 100)}`
}

function judgeRaw(message: Buffer, text: string, result: FuzzResult): void {
  const said = `raw ${JSON.stringify(message.toString('latin1').slice(0, 120))}`
  for (const [, found] of text.matchAll(/^HTTP\/1\.1 (\d{3})/gm)) {
    const status = Number(found)
    result.statuses.set(status, (result.statuses.get(status) ?? 0) + 1)
    if (status >= 500) result.failures.push(`${said}: ${text.slice(0, 200)}`)
    const [head = '', ...rest] = text.split('\r\n\r\n')
    const body = /^transfer-encoding/im.test(head) ? '' : rest.join('')
    const type = /^content-type: *(.*)$/im.exec(head)?.[1] ?? ''
    const departure = WIRE_STATUSES.includes(status) ? shapeOf(type, body) : undefined
    if (departure !== undefined) result.undeclared.push(`${said}: ${departure}`)
  }
}

const describe = ({ operationId, method, path, headers, body }: BrokenRequest): string => {
  const { authorization, 'x-forwarded-for': _, ...rest } = headers
  const shown = { ...rest, token: typeof authorization === 'string' && authorization.length > 100 }
  return `${operationId}: ${method} ${path.slice(0, 200)} ${JSON.stringify(shown).slice(0, 200)} ${String(body ?? '').slice(0, 200)}`
}

/** @param seed a whole number; the same one sends the same requests */
export const measureFuzz = ({ requests, seed }: { requests: number; seed: number }): Promise<Figure[]> =>
  onGround('SQLite', async ({ start }) => {
    const { statuses, failures, undeclared } = await fuzz(
      await start({ WEBHOOK_ALLOW_PRIVATE: 'true' }),
      requests,
      seed,
    )
    const counts = [...statuses].toSorted(([one], [other]) => one - other)
    return [
      told('broken requests', `seed ${seed}; ${counts.map(([status, count]) => `${status}: ${count}`).join(', ')}`),
      noneOf('answers of 5xx, or none', failures, `${requests} requests`),
      noneOf('answers that the contract does not declare', undeclared, `${requests} requests`),
      atLeast('different statuses', statuses.size, 8, 'statuses'),
    ]
  })
