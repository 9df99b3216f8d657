import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { unavailable } from '../errors.ts'
import type { FromChild, ToChild } from './messages.ts'
import { hotwordsFor, type SherpaModel } from './model.ts'

/** Reading 630 MB of weights from a slow disk. */
const LOADING_MS = 180_000
const STDERR_TAIL = 300
const CHILD = new URL('./child.ts', import.meta.url)

export interface SherpaProcess {
  /**
   * Takes samples from -1 to 1 and phrases that are likely, and gives the words. It takes one recording after another, and none can be cancelled.
   * @throws {Unavailable} when the process ends, or does not answer in time and is ended
   */
  hear(samples: Float32Array, likely: string[], timeoutMs: number): Promise<string>
}

interface ProcessOptions {
  /** Called when the process is gone, whatever ended it. */
  onEnd(): void
  /** Ends the process, while it loads too. */
  signal: AbortSignal
  /** What runs instead of the model; tests have others. */
  program: URL | undefined
}

/**
 * Starts the process that holds the model, and waits until it is loaded.
 * @throws {Error} with the reason why the model cannot be used
 */
export async function startSherpa(
  model: SherpaModel,
  { onEnd, signal, program }: ProcessOptions,
): Promise<SherpaProcess> {
  const child = fork(program ?? CHILD, [JSON.stringify(model)], {
    serialization: 'advanced',
    execArgv: [],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    signal,
    killSignal: 'SIGKILL',
  })
  const ended = new AbortController()
  child.on('error', () => {})
  child.once('exit', () => {
    ended.abort()
    onEnd()
  })
  const stderrTail = tailOf(child)
  await loaded(child, ended.signal, stderrTail)
  return processOf(child, ended.signal, model)
}

/** The end of stderr: it says more about a wrong model than the exit code. */
function tailOf({ stderr }: ChildProcess): () => string {
  let end = ''
  stderr?.setEncoding('utf8').on('data', (text: string) => (end = (end + text).slice(-STDERR_TAIL)))
  return () => end.trim().replace(/\s+/g, ' ')
}

async function loaded(child: ChildProcess, ended: AbortSignal, lastWords: () => string): Promise<void> {
  const signal = AbortSignal.any([ended, AbortSignal.timeout(LOADING_MS)])
  const [message]: FromChild[] = await once(child, 'message', { signal }).catch(() => {
    child.kill('SIGKILL')
    const failure = 'The process ended, or did not load the model in three minutes; the model may be of another kind.'
    return [{ failure: `${failure} ${lastWords()}`.trim() }]
  })
  if (message && 'failure' in message) throw new Error(message.failure)
}

function processOf(child: ChildProcess, ended: AbortSignal, model: SherpaModel): SherpaProcess {
  let last = 0
  return {
    async hear(samples, likely, timeoutMs) {
      const id = (last += 1)
      const late = AbortSignal.timeout(timeoutMs)
      const message: ToChild = { id, samples, hotwords: hotwordsFor(model, likely) }
      const answer = answerTo(child, id, AbortSignal.any([ended, late]))
      if (child.connected) child.send(message, () => {})
      const text = await answer
      if (text !== undefined) return text
      if (late.aborted) child.kill('SIGKILL')
      throw unavailable()
    },
  }
}

/** Gives undefined once the signal is aborted. */
function answerTo(child: ChildProcess, id: number, signal: AbortSignal): Promise<string | undefined> {
  const { promise, resolve } = Promise.withResolvers<string | undefined>()
  const take = (message: FromChild) => 'id' in message && message.id === id && resolve(message.text)
  const stop = () => resolve(undefined)
  child.on('message', take)
  signal.addEventListener('abort', stop, { once: true })
  if (signal.aborted) stop()
  return promise.finally(() => {
    child.off('message', take)
    signal.removeEventListener('abort', stop)
  })
}
