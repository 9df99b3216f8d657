import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Form } from '../../../contract/types.gen.ts'
import { memoryOf } from '../../server/support/memory.ts'
import { logIn, type Running } from '../../server/support/processes.ts'
import { responsesFrom, someFields } from '../../support/builders.ts'
import { atMost, noneOf, percentile, told, type Figure } from '../figures.ts'
import { DATABASES, onGround, type DatabaseName, type Ground } from '../support/places.ts'
import { readStored, type Acknowledged } from '../support/stored.ts'
import { beginMany, createForm, fromAnywhere } from '../support/visitors.ts'

const FIELDS = 250
const SUBMITS_PER_SECOND = 50
const OTHERS_EVERY_MS = 100
const SAMPLE_MS = 100
const SUBMIT_P95_MS = 100
const OTHERS_P95_MS = 300
const MEMORY_MB = 300
/** Ready and warm, before anybody comes. */
const REST_MS = 2000

interface LoadOptions {
  seconds: number
  /** After the load; 0 leaves the last look at the memory out. */
  restSeconds: number
  /** By how much the goals for time are widened on a machine that does other work; that for memory at most twice. */
  margin: number
  databases?: DatabaseName[]
}

/** People submit a large form and look around while one stranger attacks; see stranger.ts. */
export async function measureLoad({ databases = DATABASES, ...options }: LoadOptions): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const database of databases)
    figures.push(...(await onGround(database, (ground) => underLoad(ground, database, options))))
  return figures
}

interface Seen {
  submits: number[]
  others: number[]
  /** A sentence for each that was not served. */
  refused: string[]
  acknowledged: Acknowledged
}

async function underLoad(
  { place, start }: Ground,
  database: DatabaseName,
  { seconds, restSeconds, margin }: LoadOptions,
) {
  const running = await start()
  const pid = running.child.pid ?? 0
  const form = await createForm(running, someFields(...Array.from({ length: FIELDS }, () => ({}))))
  const sessions = await beginMany(running, form.id, seconds * SUBMITS_PER_SECOND)
  await pause(REST_MS)
  const rest = memoryOf(pid)
  const stranger = await startStranger(running)
  const { peak, stop } = watchMemory(pid)
  const seen: Seen = { submits: [], others: [], refused: [], acknowledged: new Map() }
  const ended = new AbortController()
  const looking = lookAround(running, form, seen, ended.signal)
  await submitAll(running, sessions, seen)
  ended.abort()
  await looking
  const attacked = await stranger()
  stop()
  await pause(restSeconds * 1000)
  const { lost, doubled, rows } = await readStored(place, form.id, seen.acknowledged)
  return [
    told(`what the stranger was answered, ${database}`, attacked),
    told(`submits: median, 99th and slowest, ${database}`, spread(seen.submits)),
    atMost(
      `95 of 100 submits of ${FIELDS} fields, ${SUBMITS_PER_SECOND}/s for ${seconds} s, ${database}`,
      percentile(seen.submits, 0.95),
      SUBMIT_P95_MS * margin,
      'ms',
    ),
    told(`others: median, 99th and slowest, ${database}`, spread(seen.others)),
    atMost(
      `95 of 100 other requests meanwhile, ${database}`,
      percentile(seen.others, 0.95),
      OTHERS_P95_MS * margin,
      'ms',
    ),
    noneOf(
      `people who were not served, ${database}`,
      seen.refused,
      `${seen.submits.length + seen.others.length} requests`,
    ),
    noneOf(`answers that are lost, ${database}`, lost, `${rows} rows`),
    noneOf(`answers that are there twice, ${database}`, doubled, `${rows} rows`),
    told(`memory at rest, ${database}`, `${Math.round(rest)} MB`),
    atMost(`memory at most, ${database}`, peak(), MEMORY_MB * Math.min(margin, 2), 'MB'),
    ...(restSeconds > 0 ? [told(`memory ${restSeconds} s after, ${database}`, `${Math.round(memoryOf(pid))} MB`)] : []),
  ]
}

async function startStranger({ url }: Running): Promise<() => Promise<string>> {
  const file = fileURLToPath(new URL('stranger.ts', import.meta.url))
  // The stranger has a machine of their own: here it must not take the server's share of this one.
  const child = spawn('nice', ['-n', '15', process.execPath, file, url], { stdio: ['ignore', 'pipe', 'inherit'] })
  let text = ''
  child.stdout.on('data', (chunk) => (text += String(chunk)))
  await Promise.race([once(child.stdout, 'data'), once(child, 'exit')])
  return async () => {
    if (child.exitCode !== null) throw new Error('The stranger gave up')
    child.kill('SIGTERM')
    await once(child, 'close')
    const answers: [string, number][] = JSON.parse(text.replace('ready', '').trim() || '[]')
    return answers.map(([answer, times]) => `${answer} × ${times}`).join(', ')
  }
}

function watchMemory(pid: number) {
  let highest = memoryOf(pid)
  const timer = setInterval(() => (highest = Math.max(highest, memoryOf(pid))), SAMPLE_MS)
  return { peak: () => highest, stop: () => clearInterval(timer) }
}

/** At a fixed pace, whether earlier ones are answered or not: who waits waits. */
async function submitAll({ url }: Running, sessions: string[], seen: Seen): Promise<void> {
  const fields = Array.from({ length: FIELDS }, (_, index) => ({ fieldId: `f${index + 1}`, value: `Answer ${index}` }))
  const body = JSON.stringify({ responses: responsesFrom(...fields), metadata: {} })
  const from = performance.now()
  const sent = sessions.map(async (session, index) => {
    const at = from + (index * 1000) / SUBMITS_PER_SECOND
    await pause(Math.max(0, at - performance.now()))
    const answer = await timed(seen.submits, at, seen.refused, `${url}/api/v1/sessions/${session}/submit`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...fromAnywhere() },
      body,
    })
    if (answer !== undefined) seen.acknowledged.set(session, JSON.parse(answer).id)
  })
  await Promise.all(sent)
}

async function lookAround(running: Running, { id }: Form, seen: Seen, signal: AbortSignal): Promise<void> {
  const { token } = await logIn(running)
  const authorization = `Bearer ${token}`
  const looks: [string, RequestInit][] = [
    [`/api/v1/public/forms/${id}`, {}],
    [`/forms/${id}`, {}],
    [
      `/api/v1/public/forms/${id}/sessions`,
      { method: 'POST', body: '{"type":"voice"}', headers: { 'content-type': 'application/json' } },
    ],
    ['/api/v1/users/me', { headers: { authorization } }],
    ['/api/v1/forms/', { headers: { authorization } }],
    ['/api/v1/dashboard', { headers: { authorization } }],
    [`/api/v1/forms/${id}/responses`, { headers: { authorization } }],
  ]
  const asking: Promise<unknown>[] = []
  for (let count = 0; !signal.aborted; count += 1) {
    const [path, options] = looks[count % looks.length] ?? ['/', {}]
    const headers = { ...options.headers, ...fromAnywhere() }
    asking.push(timed(seen.others, performance.now(), seen.refused, running.url + path, { ...options, headers }))
    await pause(OTHERS_EVERY_MS)
  }
  await Promise.all(asking)
}

/** @returns the answer's text, when it is one of success */
async function timed(times: number[], from: number, refused: string[], url: string, options: RequestInit) {
  try {
    const answer = await fetch(url, options)
    const text = await answer.text()
    times.push(performance.now() - from)
    if (answer.ok) return text
    refused.push(`${new URL(url).pathname}: ${answer.status} ${text.slice(0, 100)}`)
  } catch (error) {
    refused.push(`${new URL(url).pathname}: ${String(error)}`)
  }
  return undefined
}

const spread = (times: number[]): string =>
  [0.5, 0.99, 1].map((part) => `${Math.round(percentile(times, part))} ms`).join(', ')
