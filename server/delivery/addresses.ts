import { lookup as lookUp } from 'node:dns/promises'
import { isIP } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import ipaddr from 'ipaddr.js'
import { isAllowedHost, OTHER_HOST } from '../networks.ts'

export interface Address {
  address: string
  family: number
}
/** All addresses of a host name. */
export type Lookup = (hostname: string) => Promise<Address[]>

/** Why an address cannot be called; the message is a sentence for the form's owner. */
export class AddressRefused extends Error {}

const PRIVATE = 'This address is in a private network, which this server does not send to'

/** By the system, as every other program on this machine resolves it. */
export const systemLookup: Lookup = (hostname) => lookUp(hostname, { all: true, verbatim: true })

/** Whether an IP address is of the public internet: no private, local, reserved, multicast or translated one. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  // `process` unwraps an IPv4 address that is written as IPv6, so that it is judged as what it is.
  return ipaddr.process(address).range() === 'unicast'
}

/** The name in a URL without the brackets of IPv6; decimal and octal IPv4 are dotted in it already. */
const hostnameOf = (url: URL): string => url.hostname.replace(/^\[|\]$/g, '')

/**
 * The addresses to connect to, resolved once: the connection uses these and does not resolve again, since a name may
 * answer otherwise the second time.
 * @throws {AddressRefused} when one of them is not public
 */
export async function resolveHost(
  url: URL,
  isAllowed: (address: string) => boolean,
  lookup: Lookup,
): Promise<Address[]> {
  const hostname = hostnameOf(url)
  const family = isIP(hostname)
  const addresses = family > 0 ? [{ address: hostname, family }] : await lookup(hostname)
  if (addresses.length === 0) throw new AddressRefused('The host of this address was not found')
  if (!addresses.every(({ address }) => isAllowed(address))) throw new AddressRefused(PRIVATE)
  return addresses
}

const LOCAL_NAME = /(^|\.)(localhost|local|internal|home\.arpa)\.?$/

/**
 * Says what is wrong with an address before anything is sent to it.
 * @param allowPrivate whether http and private networks are allowed too
 * @param hosts the only ones that are allowed; any without them
 */
export function webhookUrlProblem(
  text: string,
  allowPrivate: boolean,
  hosts?: readonly string[] | undefined,
): string | undefined {
  if (!URL.canParse(text)) return 'This is not an address'
  const url = new URL(text)
  if (url.protocol !== 'https:' && !(allowPrivate && url.protocol === 'http:'))
    return allowPrivate ? 'The address must begin with https:// or http://' : 'The address must begin with https://'
  if (url.username || url.password) return 'The address must hold no user name and no password'
  if (!isAllowedHost(url, hosts)) return OTHER_HOST
  if (allowPrivate) return undefined
  const hostname = hostnameOf(url)
  const isRefused = isIP(hostname) > 0 ? !isPublicAddress(hostname) : LOCAL_NAME.test(hostname)
  return isRefused ? PRIVATE : undefined
}

/** How long an owner waits for the resolver; what it says later is judged when something is sent. */
const RESOLVE_MS = 2000

/**
 * Says whether the host of a new address is private by what its name resolves to now. It is resolved and judged again
 * each time when something is sent, so a name that is not known yet passes.
 */
export async function webhookHostProblem(url: URL, lookup: Lookup): Promise<string | undefined> {
  const resolved = resolveHost(url, isPublicAddress, lookup).then(
    () => undefined,
    (error: unknown) => (error instanceof AddressRefused ? error.message : undefined),
  )
  return Promise.race([resolved, pause(RESOLVE_MS, undefined, { ref: false })])
}
