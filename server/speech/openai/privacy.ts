import { BlockList, isIP } from 'node:net'
import type { Transcriber } from '../transcriber.ts'

const ours = new BlockList()
ours.addSubnet('127.0.0.0', 8)
ours.addSubnet('10.0.0.0', 8)
ours.addSubnet('172.16.0.0', 12)
ours.addSubnet('192.168.0.0', 16)
ours.addSubnet('169.254.0.0', 16)
ours.addAddress('::1', 'ipv6')
ours.addSubnet('fc00::', 7, 'ipv6')
ours.addSubnet('fe80::', 10, 'ipv6')

/** Names that no public name server knows, and the single words by which containers call each other. */
const OUR_NAMES = /^[^.]+$|\.(localhost|local|internal|lan|home\.arpa)$/

/** Whether an address is a machine of the operator's own network, or a third party. */
export function privacyOf(url: string): Transcriber['privacy'] {
  const host = new URL(url).hostname.replace(/^\[|\]$/g, '').toLowerCase()
  const version = isIP(host)
  const isOurs = version === 0 ? OUR_NAMES.test(host) : ours.check(host, version === 6 ? 'ipv6' : 'ipv4')
  return isOurs ? 'our-server' : 'third-party'
}
