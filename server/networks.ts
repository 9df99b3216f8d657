import { isIPv4 } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Networks that a proxy on the same machine or in the same private network has. */
const NAMED = ['loopback', 'linklocal', 'uniquelocal']

/** Whether an entry of TRUSTED_PROXIES can be used: an address, a network, or one of the names. */
export const isNetwork = (text: string): boolean => {
  if (NAMED.includes(text) || ipaddr.isValid(text)) return true
  try {
    ipaddr.parseCIDR(text)
    return true
  } catch {
    return false
  }
}

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
