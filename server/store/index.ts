import type { Database } from './database.ts'
import { formStore } from './forms.ts'
import { itemStore } from './items.ts'
import { loginFailureStore } from './login-failures.ts'
import { sessionStore } from './sessions.ts'
import { submissionStore } from './submissions.ts'
import { tokenStore } from './tokens.ts'
import { userStore } from './users.ts'

export type Stores = ReturnType<typeof createStores>

/** One store per entity. */
export function createStores(database: Database) {
  const forms = formStore(database)
  return {
    users: userStore(database),
    tokens: tokenStore(database),
    loginFailures: loginFailureStore(database),
    items: itemStore(database),
    forms,
    sessions: sessionStore(database, forms),
    submissions: submissionStore(database),
    /** Rejects when the database does not answer. */
    ping: () => database.selectFrom('user').select('id').limit(1).execute(),
  }
}
