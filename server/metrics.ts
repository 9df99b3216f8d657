import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { PROFILE_SECONDS_MAX, Profiling, takeProfile } from './diagnostics/profile.ts'
import { watchEventLoopOf } from './diagnostics/stacks.ts'
import { routeOf } from './log.ts'
import { cachedReads, CACHED_READ } from './pages/form-cache.ts'
import type { Settings } from './settings.ts'
import type { Stores } from './store/index.ts'

type Address = Pick<Settings, 'metricsHost' | 'metricsPort'>

/**
 * What a monitoring system reads, in Prometheus' format, at a port of its own: respondents and owners do not reach it. No
 * label holds an address of a form or of a person. The same port gives a profile, and the log says where the event loop is held.
 * @throws when the port is taken
 */
export async function serveMetrics(
  app: FastifyInstance,
  { queue, files }: Pick<Stores, 'queue' | 'files'>,
  { metricsHost: host, metricsPort: port }: Address,
): Promise<void> {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  followAnswers(app, registry)
  follow(registry, 'sayform_deliveries_waiting', 'Mails and calls of webhooks that wait to be sent', queue)
  follow(registry, 'sayform_files_waiting', 'Files that wait in the database for the bucket', files)
  watchEventLoopOf(app)
  const server = createServer(({ url = '/' }, response) => {
    const { pathname, searchParams } = new URL(url, 'http://metrics')
    if (pathname === '/profile') return void sendProfile(response, Number(searchParams.get('seconds') ?? 10))
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

async function sendProfile(response: ServerResponse, seconds: number): Promise<void> {
  const refuse = (status: number, sentence: string) => response.writeHead(status).end(`${sentence}\n`)
  if (!(seconds >= 1 && seconds <= PROFILE_SECONDS_MAX))
    return void refuse(422, `seconds must be from 1 to ${PROFILE_SECONDS_MAX}`)
  try {
    const profile = await takeProfile(seconds)
    response.writeHead(200, { 'content-type': 'application/json' }).end(profile)
  } catch (error) {
    if (error instanceof Profiling) refuse(409, error.message)
    else refuse(500, 'No profile could be taken')
  }
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

const follow = (registry: Registry, name: string, help: string, queue: { countWaiting(): Promise<number> }): Gauge =>
  new Gauge({
    name,
    help,
    registers: [registry],
    async collect() {
      this.set(await queue.countWaiting())
    },
  })
