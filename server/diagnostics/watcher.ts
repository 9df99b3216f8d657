import { Session, type Debugger } from 'node:inspector'
import { isMainThread, parentPort, workerData } from 'node:worker_threads'

/** How often the event loop shows that it turns. */
export const BEAT_MS = 100
/** So long may it be held before its stack is taken. */
const HELD_MS = 200
const FRAMES_MAX = 12

/** What the thread saw. */
export interface Held {
  /** So far; it may go on. */
  heldMs: number
  /** Function and place, the innermost first. */
  stack: string[]
}

/** By the id of a script: its address. */
type Scripts = Map<string, string>

const placeIn =
  (scripts: Scripts) =>
  ({ functionName, location }: Debugger.CallFrame): string => {
    const file = scripts.get(location.scriptId)?.split('/').slice(-3).join('/') ?? ''
    return `${functionName || '(anonymous)'} ${file}:${location.lineNumber + 1}`
  }

/** Stops the main thread for the moment that it takes to read its stack. */
function readStack(tell: (stack: string[]) => void): void {
  const session = new Session()
  session.connectToMainThread()
  const scripts: Scripts = new Map()
  session.on('Debugger.scriptParsed', ({ params }) => scripts.set(params.scriptId, params.url))
  session.once('Debugger.paused', ({ params }) => {
    tell(params.callFrames.slice(0, FRAMES_MAX).map(placeIn(scripts)))
    session.post('Debugger.resume')
    session.post('Debugger.disable')
    setTimeout(() => session.disconnect(), BEAT_MS)
  })
  session.post('Debugger.enable')
  session.post('Debugger.pause')
}

function watch(beats: Int32Array): void {
  let seen = Atomics.load(beats, 0)
  let at = performance.now()
  let isTaken = false
  setInterval(() => {
    const beat = Atomics.load(beats, 0)
    const now = performance.now()
    if (beat !== seen) {
      ;[seen, at, isTaken] = [beat, now, false]
      return
    }
    if (isTaken || now - at < HELD_MS + BEAT_MS) return
    isTaken = true
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, no window
    readStack((stack) => parentPort?.postMessage({ heldMs: Math.round(performance.now() - at), stack } satisfies Held))
  }, BEAT_MS / 4)
}

if (!isMainThread) watch(workerData)
