import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { noneOf, told, type Figure } from './figures.ts'
import { DATABASES, onGround, type DatabaseName, type Ground } from './support/places.ts'
import { randomFrom, type Random } from './support/random.ts'
import { readStored, type Acknowledged } from './support/stored.ts'
import { answersOf, beginMany, createForm, fromAnywhere, send } from './support/visitors.ts'

const AT_ONCE = 10
const CUTS_MAX = 4
/** About as long as a submit takes. */
const LATEST_MS = 12

interface CutOptions {
  /** On each database. */
  submits: number
  seed: number
}

/**
 * Submits whose connection is cut: in the middle of the request, while the server works, in the middle of the answer. Each
 * is sent again, as the page does, until it is acknowledged.
 */
export async function measureCuts(options: CutOptions): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const database of DATABASES)
    figures.push(...(await onGround(database, (ground) => cutOften(ground, database, options))))
  return figures
}

async function cutOften(
  { place, start }: Ground,
  database: DatabaseName,
  { submits, seed }: CutOptions,
): Promise<Figure[]> {
  const running = await start()
  const { id: formId } = await createForm(running)
  const random = randomFrom(seed)
  const next = (await beginMany(running, formId, submits)).values()
  const acknowledged: Acknowledged = new Map()
  const refused: string[] = []
  let cuts = 0
  const sender = async () => {
    for (const session of next) {
      const times = 1 + random.below(CUTS_MAX)
      for (let count = 0; count < times; count += 1) await sendAndCut(running.url, session, random)
      cuts += times
      const { status, id } = await send(running, session)
      if (id === undefined) refused.push(`session ${session}: ${status}`)
      else acknowledged.set(session, id)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, sender))
  const { lost, doubled, rows } = await readStored(place, formId, acknowledged)
  return [
    told(`submits and cuts, ${database}`, `${submits} submits, ${cuts} cuts`),
    noneOf(`repeats that were refused, ${database}`, refused, `${submits} submits`),
    noneOf(`answers that are lost, ${database}`, lost, `${submits} submits`),
    noneOf(`answers that are there twice, ${database}`, doubled, `${rows} rows`),
  ]
}

function messageOf(session: string): string {
  const body = answersOf(session)
  const headers = {
    host: 'sayform',
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    ...fromAnywhere(),
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  return `POST /api/v1/sessions/${session}/submit HTTP/1.1\r\n${lines.join('')}\r\n${body}`
}

async function sendAndCut(url: string, session: string, random: Random): Promise<void> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => {}) // it is cut from the other side too
  const closed = new Promise((resolve) => socket.once('close', resolve))
  const message = messageOf(session)
  const kind = random.below(3)
  await new Promise<void>((resolve) =>
    socket.write(kind === 0 ? message.slice(0, random.below(message.length)) : message, () => resolve()),
  )
  if (kind === 1) await pause(random.below(LATEST_MS))
  if (kind === 2) await Promise.race([new Promise((resolve) => socket.once('data', resolve)), closed])
  socket.resetAndDestroy()
  await closed
}
