import { SettingsError } from '../settings-error.ts'

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
