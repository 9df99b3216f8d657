import type { FastifyBaseLogger } from 'fastify'
import type { Stores } from '../store/index.ts'
import type { DeliveryRow } from '../store/tables/tables.ts'
import type { Attempt } from './attempt.ts'
import { createSlots } from './slots.ts'
import type { Rounds } from './health.ts'

const POLL_MS = 1000
/** Between two rounds, however much ends meanwhile. */
const GAP_MS = 20
const AFTER_FAILURE_MS = 5000
/** Attempts that are under way when the server stops have so long to end by themselves. */
const STOP_MS = 5000

interface WorkerDependencies extends Pick<Stores, 'queue' | 'deliverySource'> {
  attempt: Attempt
  log: Pick<FastifyBaseLogger, 'error'>
}

/** Follows the submissions and sends what is due, until it is stopped. Any number of servers may run one each. */
export function startWorker(parts: WorkerDependencies): { rounds: Rounds; stop(): Promise<void> } {
  const stopping = new AbortController()
  const cutting = new AbortController()
  const round = createRounds(parts, cutting.signal)
  const rounds: Rounds = { lastAt: Date.now(), oldestDueMail: undefined }
  const note = async () => {
    rounds.oldestDueMail = await parts.queue.oldestDueMail()
    rounds.lastAt = Date.now()
    return true
  }
  const loop = async () => {
    while (!stopping.signal.aborted) {
      const isWell = await round
        .run()
        .then(note)
        .catch((error: unknown) => void parts.log.error({ err: error }, 'Deliveries could not be read'))
      await pause(isWell ? GAP_MS : AFTER_FAILURE_MS, stopping.signal)
      if (isWell) await Promise.race([round.ended(), pause(POLL_MS, stopping.signal)])
    }
  }
  const running = loop()
  return {
    rounds,
    async stop() {
      stopping.abort()
      const timer = setTimeout(() => cutting.abort(), STOP_MS)
      await running
      await round.settled()
      clearTimeout(timer)
    },
  }
}

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) return resolve()
    const timer = setTimeout(end, ms)
    signal.addEventListener('abort', end, { once: true })
    function end() {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      resolve()
    }
  })

/** One look at the queue after the other; what is taken is sent meanwhile. */
export function createRounds({ queue, deliverySource, attempt, log }: WorkerDependencies, cut?: AbortSignal) {
  const slots = createSlots()
  const running = new Set<Promise<void>>()
  let derivedAt = -Infinity
  let waiting = Promise.withResolvers<void>()

  const send = async (row: DeliveryRow, host: string) => {
    let isWell = true
    try {
      const outcome = await attempt(row, cut)
      isWell = !outcome || outcome.state === 'sent'
      await (outcome ? queue.settle(row, outcome) : queue.drop(row))
    } catch (error) {
      // The lease ends by itself, and the delivery is taken again.
      log.error({ err: error }, 'A delivery could not be tried')
    }
    slots.leave(host, isWell)
  }

  const begin = (row: DeliveryRow, host: string) => {
    slots.enter(host)
    const work = send(row, host).finally(() => {
      running.delete(work)
      waiting.resolve()
    })
    running.add(work)
  }

  return {
    async run(): Promise<void> {
      waiting = Promise.withResolvers()
      if (performance.now() - derivedAt >= POLL_MS) {
        derivedAt = performance.now()
        await queue.derive()
      }
      for (const { target, host } of await dueHosts({ queue, deliverySource })) {
        const room = slots.roomFor(host)
        if (room > 0) for (const row of await queue.claim(target, room)) begin(row, host)
      }
    },

    /** Resolves when an attempt has ended since the last round began. */
    ended: () => waiting.promise,

    /** Resolves when nothing is under way. */
    async settled(): Promise<void> {
      await Promise.all(running)
    },
  }
}

/** What is due, by host, in an order that favours none. Webhooks that are switched off wait. */
async function dueHosts({ queue, deliverySource }: Pick<WorkerDependencies, 'queue' | 'deliverySource'>) {
  const targets = await queue.dueTargets()
  const webhooks = await deliverySource.findWebhooks(targets.filter((target) => target !== 'mail'))
  return targets
    .flatMap((target) => {
      const webhook = webhooks.get(target)
      if (webhook && !webhook.isEnabled) return []
      return [{ target, host: webhook ? new URL(webhook.url).host : target, order: Math.random() }]
    })
    .toSorted((a, b) => a.order - b.order)
}
