import { once } from 'node:events'
import { createServer } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { routeOf } from './log.ts'
import { cachedReads, CACHED_READ } from './pages/form-cache.ts'
import type { Settings } from './settings.ts'
import type { Stores } from './store/index.ts'

type Address = Pick<Settings, 'metricsHost' | 'metricsPort'>

/**
 * What a monitoring system reads, in Prometheus' format, at a port of its own: respondents and owners do not reach it. No
 * label holds an address of a form or of a person.
 * @throws when the port is taken
 */
export async function serveMetrics(
  app: FastifyInstance,
  { queue }: Pick<Stores, 'queue'>,
  { metricsHost: host, metricsPort: port }: Address,
): Promise<void> {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  followAnswers(app, registry)
  followDeliveries(registry, queue)
  const server = createServer((_, response) => {
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(503).end(),
    )
  })
  await once(server.listen({ host, port }), 'listening')
  app.addHook('onClose', async () => {
    server.close()
    server.closeAllConnections()
  })
}

function followAnswers(app: FastifyInstance, registry: Registry): void {
  const seconds = new Histogram({
    name: 'sayform_request_seconds',
    help: 'From the request to the end of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10],
    registers: [registry],
  })
  app.addHook('onResponse', async (request, { statusCode: status, elapsedTime }) => {
    const route = request.is404 ? 'unknown' : routeOf(request)
    seconds.observe({ method: request.method, route, status }, elapsedTime / 1000)
  })
  const countCached = () => seconds.observe(CACHED_READ, 0)
  cachedReads.subscribe(countCached)
  app.addHook('onClose', async () => void cachedReads.unsubscribe(countCached))
}

const followDeliveries = (registry: Registry, queue: Stores['queue']): Gauge =>
  new Gauge({
    name: 'sayform_deliveries_waiting',
    help: 'Mails and calls of webhooks that wait to be sent',
    registers: [registry],
    async collect() {
      this.set(await queue.countWaiting())
    },
  })
