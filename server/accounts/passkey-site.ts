import { isIP } from 'node:net'
import type { Settings } from '../settings.ts'

/** How passkeys name this site: they work nowhere else. */
export interface PasskeySite {
  rpID: string
  origin: string
  /** Browsers allow passkeys on https and localhost, and not at bare addresses. */
  isUsable: boolean
}

/** From the configured address alone: behind proxies a request does not say truly where people are. */
export function passkeySite({ publicUrl }: Pick<Settings, 'publicUrl'>): PasskeySite {
  const { origin, hostname, protocol } = new URL(publicUrl)
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost')
  const isAddress = isIP(hostname.replace(/^\[|\]$/g, '')) > 0
  return { rpID: hostname, origin, isUsable: !isAddress && (isLocal || protocol === 'https:') }
}
