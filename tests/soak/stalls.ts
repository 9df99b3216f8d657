import { setTimeout as pause } from 'node:timers/promises'
import { heldSince, watched } from '../server/support/event-loop/held.ts'
import { openFiller, wholeYear } from '../server/support/many-responses/fill.ts'
import type { FormField } from '../../contract/types.gen.ts'
import { account, beginSession, logIn, NO_QUOTAS, submit, type Running } from '../server/support/processes.ts'
import { responsesFrom, someFields } from '../support/builders.ts'
import { atMost, noneOf, percentile, told, type Figure } from './figures.ts'
import { DATABASES, onGround, type DatabaseName, type Ground } from './support/places.ts'
import { hasStored } from './support/stored.ts'
import { fromAnywhere } from './support/visitors.ts'

/** The longest that one piece of work may hold the event loop. */
const HELD_MS = 50
const LOGIN_P95_MS = 1000
const PATTERNS = 300
const REPEATS = 50
const LOOK_MS = 200
const OTHERS_MIN = 10
const DELETED_WITHIN_MS = 120_000

interface StallOptions {
  /** Of the form that is deleted. */
  responses: number
  /** At once, from one address. */
  logins: number
  /** By how much the goals are widened on a machine that does other work. */
  margin: number
  databases?: DatabaseName[]
}

/** What once held the server, one at a time: costly forms, costly answers, a large deletion, logins of one address. */
export async function measureStalls({ databases = DATABASES, ...options }: StallOptions): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const database of databases)
    figures.push(...(await onGround(database, (ground) => stallOften(ground, database, options))))
  return figures
}

async function stallOften(
  { place, start }: Ground,
  database: DatabaseName,
  { responses, logins, margin }: Omit<StallOptions, 'databases'>,
): Promise<Figure[]> {
  const running = await start({ ...NO_QUOTAS, ...watched(place) })
  const { call } = await logIn(running)
  const create = (fields: FormField[]) => call('POST', '/forms/', { title: 'Form', structure: { fields } })
  const held = async (work: () => Promise<unknown>): Promise<number> => {
    await heldSince(running, place)
    await work()
    return (await heldSince(running, place)).most
  }
  const goal = (name: string, most: number) =>
    atMost(`event loop held by ${name}, ${database}`, most, HELD_MS * margin, 'ms')

  const ordinary = await create(someFields({}))
  await submit(running, await beginSession(running, ordinary.id), { responses: responsesFrom({ value: 'warm' }) })
  const forms = await held(async () => {
    await create(costly((index) => `(x${index}${'a'.repeat(40)}){999}`, PATTERNS))
    await create(costly((index) => `(?i)${String.raw`\p{L}`.repeat(190)}${index}`, PATTERNS))
  })
  const answers = await held(() => repeatCostlyAnswers(running, create))

  const filler = await openFiller(place)
  await filler.add(ordinary.id, 1, responses, wholeYear)
  await filler.close()
  let isLeft = true
  const deletion = await held(async () => {
    await call('DELETE', `/forms/${ordinary.id}`)
    isLeft = await staysLeft(() => hasStored(place, ordinary.id))
  })
  const others = await logInBeside(running, logins)
  return [
    goal(`two forms of ${PATTERNS} costly patterns`, forms),
    goal(`costly answers, ${REPEATS} times`, answers),
    goal(`the deletion of ${responses} responses`, deletion),
    noneOf(`deleted forms of which answers are left, ${database}`, isLeft ? [ordinary.id] : [], '1 form'),
    told(`logins of others meanwhile, ${database}`, `${others.length} logins`),
    atMost(
      `95 of 100 logins of others while one address sends ${logins}, ${database}`,
      percentile(others, 0.95),
      LOGIN_P95_MS * margin,
      'ms',
    ),
  ]
}

const costly = (pattern: (index: number) => string, fields: number): FormField[] =>
  someFields(...Array.from({ length: fields }, (_, index) => ({ validation: { pattern: pattern(index) } })))

/** The costliest patterns that a form may have, each with a long answer, sent again and again in one session. */
async function repeatCostlyAnswers(
  running: Running,
  create: (fields: FormField[]) => Promise<{ id?: string }>,
): Promise<void> {
  for (const times of [980, 400, 190, 90, 40]) {
    const { id } = await create(costly(() => String.raw`\p{L}{${times}}`, 5))
    if (id === undefined) continue
    const session = await beginSession(running, id)
    const values = Array.from({ length: 5 }, (_, index) => ({ fieldId: `f${index + 1}`, value: 'a'.repeat(times) }))
    for (let count = 0; count < REPEATS; count += 1)
      await (await submit(running, session, { responses: responsesFrom(...values) })).arrayBuffer()
    return
  }
  throw new Error('No form with a costly pattern was taken')
}

/** @returns whether some of it is still there when it should be gone */
async function staysLeft(look: () => Promise<boolean>): Promise<boolean> {
  const until = Date.now() + DELETED_WITHIN_MS
  while (await look()) {
    if (Date.now() > until) return true
    await pause(LOOK_MS)
  }
  return false
}

/** @returns how long each login of others took, ms, until the last of one address was answered */
async function logInBeside({ url }: Running, count: number): Promise<number[]> {
  const logInFrom = (from: Record<string, string>, email: string, password: string) =>
    fetch(`${url}/api/v1/login/access-token`, {
      method: 'POST',
      headers: from,
      body: new URLSearchParams({ username: email, password }),
    }).then(async (answer) => ({ status: answer.status, text: await answer.text() }))
  const stranger = fromAnywhere()
  const over = new AbortController()
  const guesses = Promise.all(
    Array.from({ length: count }, (_, index) => logInFrom(stranger, `nobody${index}@example.com`, 'a guess')),
  ).finally(() => over.abort())
  const times: number[] = []
  while (!over.signal.aborted || times.length < OTHERS_MIN) {
    const from = performance.now()
    const { status, text } = await logInFrom(fromAnywhere(), account.email, account.password)
    if (status !== 200) throw new Error(`A login was not taken: ${status} ${text}`)
    times.push(performance.now() - from)
  }
  await guesses
  return times
}
