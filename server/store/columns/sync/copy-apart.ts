import { fork, type ChildProcess } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Place } from '../../database.ts'
import type { CopyApart, OnProgress } from './job.ts'

const PROGRAM = new URL('copy-program.ts', import.meta.url)
/** Time to finish what is being written when the server ends. */
const LAST_MS = 10_000
/** Rows become garbage at once: V8 would let its heap grow with it, and the C library an arena for each thread. */
const OPTIONS = ['--max-semi-space-size=2', '--heap-growing-percent=30']
const ENVIRONMENT = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '1000000' }

/** What the program is to do. */
export interface CopyOrder {
  place: Place
  formId: string
  file: string
  /** Where it may put what does not fit into memory. */
  folder: string
}

/** What the program tells: how far it is, and how it ended. */
export type CopyNews =
  | { percent: number }
  | { done: true }
  | { failed: { message: string; code?: unknown; errcode?: unknown } }

/** Makes first copies in processes of their own, one at a time; their memory goes with them. */
export function oneCopyApart(place: Place, folder: string): CopyApart {
  const own = join(folder, 'copying')
  let last: Promise<unknown> = Promise.resolve()
  return (of, signal, onProgress) => {
    const mine = last.then(async () => {
      signal.throwIfAborted()
      rmSync(own, { recursive: true, force: true })
      await runProgram({ ...of, place, folder: own }, signal, onProgress)
    })
    last = mine.catch(() => {})
    return mine
  }
}

/** @throws what the program failed with, with the codes of the database's errors */
async function runProgram(order: CopyOrder, signal: AbortSignal, onProgress: OnProgress): Promise<void> {
  const child = fork(PROGRAM, {
    execArgv: OPTIONS,
    env: { ...process.env, ...ENVIRONMENT },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const stop = () => endSoon(child)
  signal.addEventListener('abort', stop)
  try {
    // One that has ended by now tells so by its exit.
    child.send(order, () => {})
    const news = await outcomeOf(child, onProgress)
    signal.throwIfAborted()
    if ('failed' in news) throw Object.assign(new Error(news.failed.message), news.failed)
  } finally {
    signal.removeEventListener('abort', stop)
  }
}

/** It ends what it writes when it loses its channel, as it would when this process died. */
function endSoon(child: ChildProcess): void {
  if (child.connected) child.disconnect()
  const timer = setTimeout(() => child.kill('SIGKILL'), LAST_MS)
  child.once('exit', () => clearTimeout(timer))
}

/** Resolves when the process has ended, so that nothing of it writes any more. */
const outcomeOf = (child: ChildProcess, onProgress: OnProgress): Promise<Exclude<CopyNews, { percent: number }>> =>
  new Promise((resolve, reject) => {
    let outcome: Exclude<CopyNews, { percent: number }> | undefined
    child.on('message', (news: CopyNews) => {
      if ('percent' in news) onProgress(news.percent)
      else outcome = news
    })
    child.once('error', reject)
    child.once('exit', (code, end) =>
      resolve(outcome ?? { failed: { message: `The process that copies responses ended early: ${end ?? code}` } }),
    )
  })
