import { vi } from 'vitest'
import { onBothMigratedDatabases } from '../support/databases.ts'
import { loginSuite } from '../handlers/login.suite.ts'
import { loginListSuite } from '../handlers/accounts/logins.suite.ts'
import { recentLoginSuite } from '../handlers/accounts/recent-login.suite.ts'
import { passkeySuite } from '../handlers/accounts/passkeys.suite.ts'
import { requiredStepSuite } from '../handlers/accounts/required-steps.suite.ts'
import { twoStepSuite } from '../handlers/accounts/two-step.suite.ts'
import { earlierKeySuite } from '../http/earlier-key.suite.ts'
import { tokenSuite } from '../http/security.suite.ts'
import { lostPasswordSuite } from '../handlers/login-lost-password.suite.ts'
import { newPasswordSuite } from '../handlers/new-passwords.suite.ts'
import { userSuite } from '../handlers/users.suite.ts'
import { emailChangeSuite } from '../handlers/email-change.suite.ts'
import { itemSuite } from '../handlers/items.suite.ts'
import { dashboardSuite } from '../handlers/dashboard.suite.ts'
import { quotaSuite } from '../quotas.suite.ts'

/** Hundreds of logins would take a minute: these suites ask who gets in, those that start the server take what a hash takes. */
vi.mock('node:crypto', async (original) => {
  const crypto = await original<typeof import('node:crypto')>()
  const argon2: typeof crypto.argon2 = (algorithm, parameters, callback) =>
    crypto.argon2(algorithm, { ...parameters, memory: 64, passes: 1 }, callback)
  return { ...crypto, argon2 }
})

onBothMigratedDatabases((newPlace) => {
  loginSuite(newPlace)
  twoStepSuite(newPlace)
  requiredStepSuite(newPlace)
  passkeySuite(newPlace)
  loginListSuite(newPlace)
  recentLoginSuite(newPlace)
  tokenSuite(newPlace)
  earlierKeySuite(newPlace)
  lostPasswordSuite(newPlace)
  userSuite(newPlace)
  newPasswordSuite(newPlace)
  emailChangeSuite(newPlace)
  itemSuite(newPlace)
  dashboardSuite(newPlace)
  quotaSuite(newPlace)
})
