import { isEmail } from '../rules/accounts.ts'
import { PASSWORD_MAX, PASSWORD_MIN } from '../rules/account-limits.ts'
import { bucketSettingsOf, type BucketSettings } from './bucket/bucket-settings.ts'
import { isNetwork, webhookHostsOf } from './networks.ts'
import { protectionOf, type Protection } from './protection.ts'
import { quotasOf, type Quotas } from './quota-settings.ts'
import { withSecretFiles } from './secret-files.ts'
import { SettingsError } from './settings-error.ts'

export { SettingsError }

const ENGINES = ['openai', 'sherpa', 'pocketsphinx'] as const
const TRANSCRIBERS = ['auto', ...ENGINES, 'browser', 'simulated'] as const
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

const YES_NO = ['true', 'false'] as const
const SIGN_UP = ['open', 'closed'] as const
/** A speech recognition engine of the server. */
export type EngineId = (typeof ENGINES)[number]

/** What an operator decides; README has the table. */
export interface Settings {
  production: boolean
  port: number
  host: string
  /** Absolute or relative to the working directory; holds the database, the secret and the outbox. */
  dataDir: string
  databaseUrl: string | undefined
  /** Where the bytes of files are; in the database without one. */
  files: BucketSettings | undefined
  /** Without a slash at the end. */
  publicUrl: string
  /** Whose forwarded headers count: addresses and networks, or how many proxies stand in front. */
  trustedProxies: string[] | number
  secretKey: string | undefined
  /** The one before: what it signed and encrypted counts still. */
  secretKeyPrevious: string | undefined
  firstSuperuser: string | undefined
  firstSuperuserPassword: string | undefined
  mailUrl: string | undefined
  mailFrom: string
  transcriber: (typeof TRANSCRIBERS)[number]
  sttUrl: string | undefined
  sttKey: string | undefined
  sttModel: string | undefined
  sherpaModelDir: string | undefined
  /** A model that browsers fetch and run. */
  browserModelDir: string | undefined
  /** Whether webhooks may go to private networks, and by http. */
  webhookAllowPrivate: boolean
  /** The only hosts that webhooks may go to; any without it. */
  webhookHosts: readonly string[] | undefined
  /** Ends with a slash; the beginning of a new password's hash is asked for below it. Nothing is asked without it. */
  passwordLeaksUrl: string | undefined
  logLevel: (typeof LOG_LEVELS)[number]
  /** No metrics are served without it. */
  metricsPort: number | undefined
  metricsHost: string
  /** Whether visitors may make themselves an account. */
  signUp: (typeof SIGN_UP)[number]
  quotas: Quotas
  protection: Protection
  /** How many daily backups of SQLite stay; none are made with 0. */
  backupsKept: number
}

type Environment = Record<string, string | undefined>

/**
 * Reads the environment once, and the files that it names for secrets; an empty variable counts as absent.
 * @throws {SettingsError} naming the first variable whose value cannot be used
 */
export function readSettings(given: Environment): Settings {
  const environment = withSecretFiles(given)
  const text = (name: string) => environment[name]?.trim() || undefined
  const port = portOf(text('PORT'))
  const settings: Settings = {
    production: environment['NODE_ENV'] === 'production',
    port,
    host: text('HOST') ?? 'localhost',
    dataDir: text('DATA_DIR') ?? 'data',
    databaseUrl: urlOf('DATABASE_URL', ['postgres:', 'postgresql:'], text('DATABASE_URL')),
    files: bucketSettingsOf(text),
    publicUrl: publicUrlOf(text('PUBLIC_URL'), port),
    trustedProxies: trustedProxiesOf(text('TRUSTED_PROXIES')),
    secretKey: secretOf('SECRET_KEY', text('SECRET_KEY')),
    secretKeyPrevious: secretOf('SECRET_KEY_PREVIOUS', text('SECRET_KEY_PREVIOUS')),
    ...firstSuperuserOf(text('FIRST_SUPERUSER'), environment['FIRST_SUPERUSER_PASSWORD'] || undefined),
    mailUrl: urlOf('MAIL_URL', ['smtp:', 'smtps:'], text('MAIL_URL')),
    mailFrom: text('MAIL_FROM') ?? 'Sayform <noreply@localhost>',
    transcriber: oneOf('TRANSCRIBER', TRANSCRIBERS, text('TRANSCRIBER') ?? 'auto'),
    sttUrl: withoutCredentials('STT_URL', urlOf('STT_URL', ['http:', 'https:'], text('STT_URL'))),
    sttKey: text('STT_KEY'),
    sttModel: text('STT_MODEL'),
    sherpaModelDir: text('SHERPA_MODEL_DIR'),
    browserModelDir: text('BROWSER_MODEL_DIR'),
    webhookAllowPrivate: oneOf('WEBHOOK_ALLOW_PRIVATE', YES_NO, text('WEBHOOK_ALLOW_PRIVATE') ?? 'false') === 'true',
    webhookHosts: webhookHostsOf(text('WEBHOOK_HOSTS')),
    passwordLeaksUrl: leaksUrlOf(text('PASSWORD_LEAKS_URL')),
    signUp: oneOf('SIGN_UP', SIGN_UP, text('SIGN_UP') ?? 'open'),
    quotas: quotasOf(text),
    protection: protectionOf(text),
    backupsKept: wholeOf('BACKUPS_KEPT', text('BACKUPS_KEPT') ?? '7', 365),
    ...metricsOf(text('METRICS_PORT'), text('METRICS_HOST')),
    logLevel: oneOf('LOG_LEVEL', LOG_LEVELS, text('LOG_LEVEL') ?? 'info'),
  }
  if (settings.databaseUrl && !settings.secretKey)
    throw new SettingsError('SECRET_KEY must be set when DATABASE_URL is, since all servers of one database share it.')
  if (settings.secretKeyPrevious && !settings.secretKey)
    throw new SettingsError('SECRET_KEY must be set when SECRET_KEY_PREVIOUS is: the key that takes its place.')
  return settings
}

const metricsOf = (port: string | undefined, host = 'localhost') => ({
  metricsPort: port === undefined ? undefined : wholeOf('METRICS_PORT', port, 65_535),
  metricsHost: host,
})

const portOf = (value = '8000'): number => wholeOf('PORT', value, 65_535)

function wholeOf(name: string, value: string, max: number): number {
  if (/^\d+$/.test(value) && Number(value) <= max) return Number(value)
  throw new SettingsError(`${name} must be a whole number from 0 to ${max}, not "${value}".`)
}

function oneOf<Choice extends string>(name: string, choices: readonly Choice[], value: string): Choice {
  const choice = choices.find((one) => one === value)
  if (choice) return choice
  throw new SettingsError(`${name} must be one of ${choices.join(', ')}, not "${value}".`)
}

/** The message does not contain the value, since such addresses hold passwords. */
function urlOf(name: string, protocols: string[], value: string | undefined): string | undefined {
  if (value === undefined || (URL.canParse(value) && protocols.includes(new URL(value).protocol))) return value
  throw new SettingsError(`${name} must be an address that begins with ${protocols.join('// or ')}//.`)
}

/** This address is logged when it does not answer. */
function withoutCredentials(name: string, value: string | undefined): string | undefined {
  const { username, password } = value === undefined ? {} : new URL(value)
  if (!username && !password) return value
  throw new SettingsError(`${name} must hold no user name and no password; STT_KEY is for the key.`)
}

/** The address is logged when it does not answer. */
function leaksUrlOf(value: string | undefined): string | undefined {
  const url = urlOf('PASSWORD_LEAKS_URL', ['http:', 'https:'], value)?.replace(/\/*$/, '/')
  const { username, password } = url === undefined ? {} : new URL(url)
  if (!username && !password) return url
  throw new SettingsError('PASSWORD_LEAKS_URL must hold no user name and no password.')
}

const publicUrlOf = (value: string | undefined, port: number): string =>
  (urlOf('PUBLIC_URL', ['http:', 'https:'], value) ?? `http://localhost:${port}`).replace(/\/+$/, '')

function trustedProxiesOf(value = 'loopback'): string[] | number {
  if (/^\d$/.test(value)) return Number(value)
  const networks = value.split(',').map((network) => network.trim())
  const wrong = networks.find((network) => !isNetwork(network))
  if (wrong === undefined) return networks
  throw new SettingsError(
    `TRUSTED_PROXIES must be addresses or networks such as 10.0.0.0/8, with commas, or their number, not "${wrong}".`,
  )
}

function secretOf(name: string, value: string | undefined): string | undefined {
  if (value === undefined || value.length >= 32) return value
  throw new SettingsError(`${name} must have at least 32 characters.`)
}

function firstSuperuserOf(email: string | undefined, password: string | undefined) {
  if (email && !isEmail(email)) throw new SettingsError(`FIRST_SUPERUSER must be an email address, not "${email}".`)
  if (password && (password.length < PASSWORD_MIN || password.length > PASSWORD_MAX))
    throw new SettingsError(`FIRST_SUPERUSER_PASSWORD must have ${PASSWORD_MIN} to ${PASSWORD_MAX} characters.`)
  return { firstSuperuser: email?.toLowerCase(), firstSuperuserPassword: password }
}
