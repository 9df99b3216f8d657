import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { abortable } from '../../../rules/abortable.ts'
import { unavailable } from '../errors.ts'
import type { SphinxFiles } from './files.ts'
import { type Decoded, decodedOfLine } from './output.ts'

const IDLE_MS = 5 * 60_000
/** A narrower search takes two thirds of the time for the same words. */
const TUNING = ['-maxhmmpf', '3000']

/** Decodes any English words with the large language model. */
export interface LmDecoder {
  /** Takes the name of a wav in the folder, without its ending. Rejects with the signal's reason once it is aborted. */
  decode(name: string, signal: AbortSignal): Promise<Decoded>
  close(): void
}

interface Worker {
  child: ChildProcess
  lines: AsyncIterator<string>
  idleTimer?: NodeJS.Timeout
}

/**
 * Loading the large model takes longer than decoding an answer with it, so a process stays and takes one recording after
 * another; it ends when it was idle for a while. There are as many processes as concurrent recordings.
 */
export function createLmDecoder(files: SphinxFiles, folder: string): LmDecoder {
  const idle: Worker[] = []
  const workers = new Set<Worker>()

  const end = (worker: Worker) => {
    clearTimeout(worker.idleTimer)
    workers.delete(worker)
    if (idle.includes(worker)) idle.splice(idle.indexOf(worker), 1)
    endGroup(worker.child)
  }
  const take = (): Worker => {
    const worker = idle.pop() ?? startWorker(files, folder)
    clearTimeout(worker.idleTimer)
    workers.add(worker)
    return worker
  }
  const release = (worker: Worker) => {
    idle.push(worker)
    worker.idleTimer = setTimeout(end, IDLE_MS, worker).unref()
  }

  return {
    async decode(name, signal) {
      signal.throwIfAborted()
      const worker = take()
      try {
        worker.child.stdin?.write(`${name}\n`)
        const decoded = await abortable(nextDecoded(worker.lines, name), signal)
        release(worker)
        return decoded
      } catch (error) {
        end(worker)
        throw error
      }
    },
    close: () => workers.forEach(end),
  }
}

async function nextDecoded(lines: AsyncIterator<string>, name: string): Promise<Decoded> {
  const { value, done } = await lines.next()
  if (done) throw unavailable()
  return decodedOfLine(value, name) ?? nextDecoded(lines, name)
}

/**
 * The program opens its input and output by name, which Node's own pipes do not allow: a shell's pipes stand between. It
 * has a process group of its own, so that all three end together.
 */
function startWorker({ program, ...model }: SphinxFiles, folder: string): Worker {
  const options = [
    '-adcin',
    'yes',
    '-cepdir',
    folder,
    '-cepext',
    '.wav',
    '-ctl',
    '/dev/stdin',
    '-hypseg',
    '/dev/stdout',
  ]
  const models = ['-hmm', model.acousticModel, '-lm', model.languageModel, '-dict', model.dictionary]
  const child = spawn(
    '/bin/sh',
    ['-c', 'cat | "$@" | cat', 'sh', program, ...options, ...models, ...TUNING, '-logfn', '/dev/null'],
    {
      stdio: ['pipe', 'pipe', 'ignore'],
      detached: true,
    },
  )
  // A broken pipe and a missing shell show as the end of the lines.
  child.on('error', () => {})
  child.stdin.on('error', () => {})
  return { child, lines: createInterface({ input: child.stdout })[Symbol.asyncIterator]() }
}

function endGroup({ pid }: ChildProcess): void {
  try {
    if (pid) process.kill(-pid, 'SIGKILL')
  } catch {
    // It ended by itself.
  }
}
