import { setTimeout as pause } from 'node:timers/promises'
import { atLeast, noneOf, type Figure } from './figures.ts'
import { DATABASES, onGround, type DatabaseName, type Ground } from './support/places.ts'
import { readStored, type Acknowledged } from './support/stored.ts'
import { randomFrom } from './support/random.ts'
import { beginMany, createForm, send } from './support/visitors.ts'

/** Submits that are on their way when the process is killed. */
const SENDERS = 8
const SESSIONS = 30
/** The process is killed after some of them were acknowledged, at a random moment. */
const LATEST_MS = 40

interface CrashOptions {
  /** On each database. */
  crashes: number
  seed: number
  databases?: DatabaseName[]
}

/** Kills the server with SIGKILL while people submit, starts it again, and sends what was not acknowledged once more. */
export async function measureCrashes({ databases = DATABASES, ...options }: CrashOptions): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const database of databases)
    figures.push(...(await onGround(database, (ground) => crashOften(ground, database, options))))
  return figures
}

async function crashOften({ place, start }: Ground, database: DatabaseName, { crashes, seed }: CrashOptions) {
  const random = randomFrom(seed)
  const acknowledged: Acknowledged = new Map()
  let running = await start()
  const { id: formId } = await createForm(running)
  let unanswered = 0
  for (let count = 0; count < crashes; count += 1) {
    const sessions = await beginMany(running, formId, SESSIONS)
    const { child } = running
    const open = await sendUntilDead(running, sessions, acknowledged, async () => {
      await pause(random.below(LATEST_MS))
      child.kill('SIGKILL')
    })
    await running.stop('SIGKILL')
    unanswered += open.length
    running = await start()
    for (const session of open) await acknowledge(running, session, acknowledged)
  }
  const { lost, doubled, rows, counted } = await readStored(place, formId, acknowledged)
  const after = `${database}, ${crashes} × kill -9`
  return [
    noneOf(`acknowledged answers that are lost, ${after}`, lost, `${acknowledged.size} answers`),
    noneOf(`answers that are there twice, ${after}`, doubled, `${rows} rows`),
    noneOf(
      `counters that differ from the rows, ${after}`,
      counted === rows ? [] : [`${counted}, not ${rows}`],
      '1 form',
    ),
    atLeast(`submits that a crash left without an answer, ${after}`, unanswered, 1, 'submits'),
  ]
}

/** @returns the sessions whose submit has no answer; the killing begins when a fifth is acknowledged */
async function sendUntilDead(
  running: { url: string },
  sessions: string[],
  acknowledged: Acknowledged,
  kill: () => Promise<void>,
): Promise<string[]> {
  const [open, next]: [string[], Iterator<string>] = [[], sessions.values()]
  let taken = 0
  let killing: Promise<void> | undefined
  const sender = async () => {
    for (let { value, done } = next.next(); !done; { value, done } = next.next())
      try {
        await acknowledge(running, value, acknowledged)
        taken += 1
        if (taken > SESSIONS / 5) killing ??= kill()
      } catch {
        open.push(value)
      }
  }
  await Promise.all(Array.from({ length: SENDERS }, sender))
  await (killing ?? kill())
  return open
}

/** @throws when the answer is not taken, or comes to another submission than before */
async function acknowledge(running: { url: string }, session: string, acknowledged: Acknowledged): Promise<void> {
  const { status, id } = await send(running, session)
  if (status !== 201 || id === undefined) throw new Error(`A submit was answered ${status}`)
  acknowledged.set(session, id)
}
