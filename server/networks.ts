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
