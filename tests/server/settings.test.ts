import { expect, it } from 'vitest'
import { QUOTAS } from '../../rules/quotas.ts'
import { readSettings, SettingsError } from '../../server/settings.ts'

it('needs nothing', () => {
  expect(readSettings({})).toMatchObject({
    production: false,
    port: 8000,
    dataDir: 'data',
    databaseUrl: undefined,
    publicUrl: 'http://localhost:8000',
    transcriber: 'auto',
    trustedProxies: ['loopback'],
    webhookAllowPrivate: false,
    logLevel: 'info',
  })
})

it('takes what is given, and an empty variable as absent', () => {
  const settings = readSettings({
    NODE_ENV: 'production',
    PORT: '9000',
    PUBLIC_URL: 'https://forms.example.com/',
    FIRST_SUPERUSER: 'Owner@Example.com',
    DATABASE_URL: '',
  })
  expect(settings).toMatchObject({
    production: true,
    port: 9000,
    publicUrl: 'https://forms.example.com',
    firstSuperuser: 'owner@example.com',
    databaseUrl: undefined,
  })
})

it.each([
  [{ PORT: 'http' }, 'PORT must be a whole number from 0 to 65535, not "http".'],
  [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535, not "70000".'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of'],
  [{ TRANSCRIBER: 'magic' }, 'TRANSCRIBER must be one of'],
  [{ PUBLIC_URL: 'forms.example.com' }, 'PUBLIC_URL must be an address that begins with http:// or https://.'],
  [{ DATABASE_URL: 'mysql://root@localhost' }, 'DATABASE_URL must be an address that begins with postgres://'],
  [{ STT_URL: 'https://me:secret@stt.example' }, 'STT_URL must hold no user name and no password; STT_KEY is for'],
  [{ FILES_URL: 'bucket', FILES_KEY: 'k', FILES_SECRET: 's' }, 'FILES_URL must be the address of a bucket'],
  [{ FILES_URL: 'https://key:secret@s3.example/b' }, 'FILES_URL must hold no user name and no password'],
  [{ FILES_URL: 'https://s3.example/b', FILES_KEY: 'k' }, 'FILES_KEY and FILES_SECRET must be set when FILES_URL is'],
  [{ MAIL_URL: 'mail' }, 'MAIL_URL must be an address that begins with smtp:// or smtps://.'],
  [{ WEBHOOK_ALLOW_PRIVATE: 'perhaps' }, 'WEBHOOK_ALLOW_PRIVATE must be one of true, false, not "perhaps".'],
  [{ TRUSTED_PROXIES: '10.0.0.0/8, proxy' }, 'TRUSTED_PROXIES must be addresses or networks such as 10.0.0.0/8'],
  [{ WEBHOOK_HOSTS: 'hooks.example.com, https://x' }, 'WEBHOOK_HOSTS must be names of hosts such as hooks.example.com'],
  [{ PASSWORD_LEAKS_URL: 'https://me:secret@x.example' }, 'PASSWORD_LEAKS_URL must hold no user name and no password'],
  [{ SIGN_UP: 'maybe' }, 'SIGN_UP must be one of open, closed, not "maybe".'],
  [{ HSTS_SUBDOMAINS: 'yes' }, 'HSTS_SUBDOMAINS must be one of false, true, not "yes".'],
  [{ LOGIN_IDLE_HOURS: '193' }, 'LOGIN_IDLE_HOURS must be a whole number from 1 to 192, or 0 for no limit, not "193".'],
  [{ TOTP_DRIFT_STEPS: '2' }, 'TOTP_DRIFT_STEPS must be one of 1, 0, not "2".'],
  [{ REQUIRE_TWO_STEP: 'true' }, 'REQUIRE_TWO_STEP must be one of off, superusers, all, not "true".'],
  [{ NEW_PASSWORD_AT_FIRST_LOGIN: '1' }, 'NEW_PASSWORD_AT_FIRST_LOGIN must be one of false, true, not "1".'],
  [{ SCANNER_URL: 'clamd' }, 'SCANNER_URL must be such as tcp://127.0.0.1:3310 or unix:///run/clamav/clamd.ctl.'],
  [{ QUOTA_FORMS: '-1' }, 'QUOTA_FORMS must be a whole number, 0 for no limit, not "-1".'],
  [{ SECRET_KEY: 'short' }, 'SECRET_KEY must have at least 32 characters.'],
  [{ SECRET_KEY_PREVIOUS: 'short' }, 'SECRET_KEY_PREVIOUS must have at least 32 characters.'],
  [{ SECRET_KEY_PREVIOUS: 'x'.repeat(32) }, 'SECRET_KEY must be set when SECRET_KEY_PREVIOUS is'],
  [{ FIRST_SUPERUSER: 'admin' }, 'FIRST_SUPERUSER must be an email address, not "admin".'],
  [{ FIRST_SUPERUSER_PASSWORD: 'short' }, 'FIRST_SUPERUSER_PASSWORD must have 8 to 128 characters.'],
  [{ DATABASE_URL: 'postgres://localhost/sayform' }, 'SECRET_KEY must be set when DATABASE_URL is'],
])('says in one sentence what is wrong with %o', (environment, sentence) => {
  expect(() => readSettings(environment)).toThrow(SettingsError)
  expect(() => readSettings(environment)).toThrow(sentence)
})

it.each([
  ['2', 2],
  ['10.0.0.0/8, 2001:db8::1,loopback', ['10.0.0.0/8', '2001:db8::1', 'loopback']],
])('trusts the proxies of %s', (TRUSTED_PROXIES, expected) =>
  expect(readSettings({ TRUSTED_PROXIES }).trustedProxies).toEqual(expected),
)

it('keeps passwords in addresses out of its sentences', () => {
  expect(() => readSettings({ DATABASE_URL: 'mysql://root:secret@localhost' })).toThrow(/^(?!.*secret).*$/)
})

it('takes a bucket for files, and has none without its address', () => {
  const given = { FILES_URL: 'https://s3.example.com/answers/', FILES_KEY: 'k', FILES_SECRET: 's' }
  expect(readSettings(given).files).toEqual({
    url: 'https://s3.example.com/answers',
    key: 'k',
    secret: 's',
    region: 'us-east-1',
  })
  expect(readSettings({ ...given, FILES_REGION: 'eu-central-1' }).files?.region).toBe('eu-central-1')
  expect(readSettings({ FILES_KEY: 'k', FILES_SECRET: 's' }).files).toBeUndefined()
})

it('takes quotas, of which each has a default', () => {
  const { quotas, signUp } = readSettings({ QUOTA_FORMS: '0', QUOTA_ADDRESS_MB_PER_DAY: '50', SIGN_UP: 'closed' })
  expect({ quotas, signUp }).toEqual({
    quotas: { ...QUOTAS, forms: 0, addressMegabytesPerDay: 50 },
    signUp: 'closed',
  })
})
