import { LOGIN_IDLE_HOURS_MAX } from '../rules/account-limits.ts'
import { SettingsError } from './settings-error.ts'

/** Where clamd listens. */
export type ScannerPlace = { host: string; port: number } | { path: string }

const PORT = 3310

const TWO_STEP = ['off', 'superusers', 'all'] as const

/** What an operator may ask for beyond the defaults; docs/trust.md has all of it as one block. */
export interface Protection {
  /** Whether HSTS binds the other hosts below the one of `PUBLIC_URL` too. */
  hstsSubdomains: boolean
  /** How long a login may stay unused; Infinity without the setting. */
  loginIdleMs: number
  /** How many steps of 30 s before and after the present one a code of an authenticator app may be of. */
  totpStepsAround: number
  /** Whose accounts can do nothing before two-step login is on. */
  requireTwoStep: (typeof TWO_STEP)[number]
  /** Whether a password that somebody else set must be replaced at the first login, and ends unless it is. */
  newPasswordAtFirstLogin: boolean
  /** Where the virus scanner is that looks at files before they are stored; none is looked at without it. */
  scanner: ScannerPlace | undefined
}

/**
 * @param text gives a variable of the environment
 * @throws {SettingsError}
 */
export const protectionOf = (text: (name: string) => string | undefined): Protection => ({
  hstsSubdomains: oneOf('HSTS_SUBDOMAINS', ['false', 'true'], text('HSTS_SUBDOMAINS')) === 'true',
  loginIdleMs: idleMsOf(text('LOGIN_IDLE_HOURS')),
  totpStepsAround: Number(oneOf('TOTP_DRIFT_STEPS', ['1', '0'], text('TOTP_DRIFT_STEPS'))),
  requireTwoStep: oneOf('REQUIRE_TWO_STEP', TWO_STEP, text('REQUIRE_TWO_STEP')),
  newPasswordAtFirstLogin:
    oneOf('NEW_PASSWORD_AT_FIRST_LOGIN', ['false', 'true'], text('NEW_PASSWORD_AT_FIRST_LOGIN')) === 'true',
  scanner: scannerPlaceOf(text('SCANNER_URL')),
})

/** @param choices the first is the default */
function oneOf<Choice extends string>(name: string, choices: readonly [Choice, ...Choice[]], value = ''): Choice {
  const choice = value === '' ? choices[0] : choices.find((one) => one === value)
  if (choice !== undefined) return choice
  throw new SettingsError(`${name} must be one of ${choices.join(', ')}, not "${value}".`)
}

function idleMsOf(value = '0'): number {
  const hours = /^\d{1,3}$/.test(value) ? Number(value) : Infinity
  if (hours <= LOGIN_IDLE_HOURS_MAX) return hours === 0 ? Infinity : hours * 60 * 60_000
  throw new SettingsError(
    `LOGIN_IDLE_HOURS must be a whole number from 1 to ${LOGIN_IDLE_HOURS_MAX}, or 0 for no limit, not "${value}".`,
  )
}

/**
 * @param value `tcp://host:port` or `unix:///path`
 * @throws {SettingsError}
 */
export function scannerPlaceOf(value: string | undefined): ScannerPlace | undefined {
  if (value === undefined) return undefined
  const url = URL.canParse(value) ? new URL(value) : undefined
  if (url?.protocol === 'unix:' && url.host === '' && url.pathname.length > 1)
    return { path: decodeURIComponent(url.pathname) }
  if (url?.protocol === 'tcp:' && url.hostname && !url.username && /^\/?$/.test(url.pathname))
    return { host: url.hostname.replace(/^\[|\]$/g, ''), port: Number(url.port || PORT) }
  throw new SettingsError('SCANNER_URL must be such as tcp://127.0.0.1:3310 or unix:///run/clamav/clamd.ctl.')
}
