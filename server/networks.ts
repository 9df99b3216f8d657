import { isIPv4 } from 'node:net'
import ipaddr from 'ipaddr.js'
import { SettingsError } from './settings-error.ts'

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

const NAME = /^(?:\*\.)?[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)*$/

export const OTHER_HOST = 'This server sends webhooks to certain hosts only, and this is none of them'

/**
 * The hosts that an operator lets webhooks go to: names, or `*.example.com` for all below a name.
 * @returns undefined where they may go to any
 * @throws {SettingsError}
 */
export function webhookHostsOf(value: string | undefined): readonly string[] | undefined {
  if (value === undefined) return undefined
  const hosts = value.split(',').map((host) => host.trim().toLowerCase())
  const wrong = hosts.find((host) => !NAME.test(host))
  if (wrong === undefined) return hosts
  throw new SettingsError(
    `WEBHOOK_HOSTS must be names of hosts such as hooks.example.com or *.example.com, with commas, not "${wrong}".`,
  )
}

/** @param hosts as {@link webhookHostsOf} gives them */
export function isAllowedHost({ hostname }: URL, hosts: readonly string[] | undefined): boolean {
  if (hosts === undefined) return true
  const name = hostname.toLowerCase().replace(/\.$/, '')
  return hosts.some((host) => (host.startsWith('*.') ? name.endsWith(host.slice(1)) : name === host))
}
