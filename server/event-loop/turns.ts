import type { IncomingMessage, ServerResponse } from 'node:http'

/** Of requests that arrive together so much is worked on before timers and other connections have their turn. */
const TURN_MS = 20
/** Then so many in each turn, with what each sets off at once. */
const AT_ONCE = 8

type Handle = (request: IncomingMessage, response: ServerResponse) => void

/**
 * Node works on everything that has arrived before it does anything else: hundreds of small requests at once would hold the
 * event loop as one large one does. They are answered in the order in which they came.
 */
export function dividedIntoTurns(handle: Handle): Handle {
  const waiting: Parameters<Handle>[] = []
  let endsAt = 0
  let isNextPlanned = false
  const handleFirst = (): void => {
    const first = waiting.shift()
    // One that was cut off meanwhile has no body to be read any more.
    if (first && !first[0].socket.destroyed) handle(...first)
  }
  const planNext = (): void => {
    if (isNextPlanned) return
    isNextPlanned = true
    setImmediate(beginTurn)
  }
  const beginTurn = (): void => {
    isNextPlanned = false
    endsAt = 0
    if (waiting.length === 0) return
    // What each sets off is done between two of these, and not after all of them.
    for (let count = 0; count < AT_ONCE; count += 1) setImmediate(handleFirst)
    planNext()
  }
  return (request, response) => {
    const now = performance.now()
    if (endsAt === 0) endsAt = now + TURN_MS
    planNext()
    if (waiting.length > 0 || now >= endsAt) waiting.push([request, response])
    else handle(request, response)
  }
}
