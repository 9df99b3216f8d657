import { v7 } from 'uuid'
import { LOGIN_FAILURES_WINDOW_MS } from '../../rules/limits.ts'
import type { Database } from './database.ts'

/** Failed logins by email, whether an account has it or not. In the database, since several servers may share one. */
export const loginFailureStore = (database: Database) => ({
  /** How many there were lately. */
  async count(email: string): Promise<number> {
    const { count } = await database
      .selectFrom('login_failure')
      .select((failure) => failure.fn.countAll<number>().as('count'))
      .where('email', '=', email.toLowerCase())
      .where('at', '>', Date.now() - LOGIN_FAILURES_WINDOW_MS)
      .executeTakeFirstOrThrow()
    return Number(count)
  },

  insert: (email: string) =>
    database.insertInto('login_failure').values({ id: v7(), email: email.toLowerCase(), at: Date.now() }).execute(),

  sweep: () =>
    database
      .deleteFrom('login_failure')
      .where('at', '<=', Date.now() - LOGIN_FAILURES_WINDOW_MS)
      .execute(),
})
