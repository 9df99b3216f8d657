import { isIPv4 } from 'node:net'
import ipaddr from 'ipaddr.js'
import type { FastifyInstance } from 'fastify'

/** A stranger can send forwarded headers too, so the log has a bound. */
const WARNINGS_MAX = 20

/** A provider gives a customer a whole network of 2^64 IPv6 addresses. */
const IPV6_NETWORK_BYTES = 8

/** What calls are counted by: the address, or the /64 network of an IPv6 address. */
export function addressKey(address: string): string {
  // Nearly every call has such a one, and it is its own key.
  if (isIPv4(address)) return address
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  const network = parsed.toByteArray().map((byte, index) => (index < IPV6_NETWORK_BYTES ? byte : 0))
  return `${ipaddr.fromByteArray(network).toString()}/64`
}

/** For logs: the network that an address is in, since the address alone may name a person. /24 of IPv4, /64 of IPv6. */
export const networkOf = (address: string): string => {
  const key = addressKey(address)
  return isIPv4(key) ? key.replace(/\d+$/, '0/24') : key
}

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
