import { v7 } from 'uuid'
import { LOGIN_FAILURE_LIFE_MS } from '../../../rules/account-limits.ts'
import type { Database } from '../database.ts'

/** Where a login comes from: a network address, or a device that was logged in before. */
export interface LoginSource {
  source: string
  /** Whether the account was logged in from there before. */
  isKnown: boolean
}

/** Failures of the last day for one email. */
export interface CountedFailures {
  /** From the source that was asked for. */
  own: number
  /** When the last of those was, in milliseconds since 1970. */
  lastOwnAt: number
  /** From all sources that the account was never logged in from. */
  strange: number
}

/** Failed logins by email, whether an account has it or not. In the database, since several servers may share one. */
export const loginFailureStore = (database: Database) => ({
  async count(email: string, source: string): Promise<CountedFailures> {
    const { own, last_own_at, strange } = await database
      .selectFrom('login_failure')
      .select(({ fn }) => [
        fn.countAll<number>().filterWhere('source', '=', source).as('own'),
        fn.max<number | null>('at').filterWhere('source', '=', source).as('last_own_at'),
        fn.countAll<number>().filterWhere('is_known', '=', false).as('strange'),
      ])
      .where('email', '=', email.toLowerCase())
      .where('at', '>', Date.now() - LOGIN_FAILURE_LIFE_MS)
      .executeTakeFirstOrThrow()
    return { own: Number(own), lastOwnAt: Number(last_own_at ?? 0), strange: Number(strange) }
  },

  insert: (email: string, { source, isKnown }: LoginSource) =>
    database
      .insertInto('login_failure')
      .values({ id: v7(), email: email.toLowerCase(), source, is_known: isKnown, at: Date.now() })
      .execute(),

  /** After a login that succeeded: others' failures still count. */
  removeOf: (email: string, source: string) =>
    database
      .deleteFrom('login_failure')
      .where('email', '=', email.toLowerCase())
      .where('source', '=', source)
      .execute(),

  /**
   * Lets everybody try again who was made to wait for failed logins of this email; for operators.
   * @returns how many failures were forgotten
   */
  async unlock(email: string): Promise<number> {
    const { numDeletedRows } = await database
      .deleteFrom('login_failure')
      .where('email', '=', email.toLowerCase())
      .executeTakeFirstOrThrow()
    return Number(numDeletedRows)
  },

  sweep: () =>
    database
      .deleteFrom('login_failure')
      .where('at', '<=', Date.now() - LOGIN_FAILURE_LIFE_MS)
      .execute(),
})
