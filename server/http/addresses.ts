import type { FastifyInstance } from 'fastify'

/** A stranger can send forwarded headers too, so the log has a bound. */
const WARNINGS_MAX = 20

/** @param proxies addresses and networks, or how many proxies stand between the visitors and this server */
export const trustedBy = (proxies: string[] | number) =>
  typeof proxies === 'number' ? (_: string, hop: number) => hop < proxies : proxies

/** Behind a proxy that is not trusted all visitors count as one: the operator learns so, once for each such address. */
export function warnOfUntrustedProxies(app: FastifyInstance): void {
  const warned = new Set<string>()
  app.addHook('onRequest', (request, _, done) => {
    const isForwarded = request.headers['x-forwarded-for'] !== undefined
    if (isForwarded && request.ips?.length === 1 && warned.size < WARNINGS_MAX && !warned.has(request.ip)) {
      warned.add(request.ip)
      request.log.warn({ address: request.ip }, 'Forwarded headers of an address that TRUSTED_PROXIES does not name')
    }
    done()
  })
}
