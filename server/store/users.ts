import { v7 } from 'uuid'
import type { User, UserCreate, UserUpdate, Users } from '../../contract/types.gen.ts'
import { containsText } from './contains.ts'
import { isUniqueViolation, locked, type Database } from './database.ts'
import { removeForms, removeImages } from './forms/removal.ts'
import { REMOVED_OWNER } from './removed-owner.ts'
import type { Page } from './page.ts'
import { endTokens } from './tokens.ts'
import type { UserRow } from './tables/tables.ts'

interface NewUser extends Omit<UserCreate, 'password'> {
  password_hash: string
  /** When somebody else chose the password; without it its owner did. */
  initial_password_at?: number | null
}
interface UserChanges extends Omit<UserUpdate, 'password'> {
  password_hash?: string
  /** As of a new user; counts with a password only. */
  initial_password_at?: number | null
}
/** Why a change was not made. */
export type Refusal = 'taken' | 'gone' | 'last-superuser'

export interface UserChanged {
  user: User
  /** The email before, when it is another one now. */
  oldEmail: string | undefined
}

/** A user without the password, as the contract shows it. */
export const toUser = ({ id, email, full_name, is_superuser, is_active }: UserRow): User => ({
  id,
  email,
  full_name,
  is_superuser: Boolean(is_superuser),
  is_active: Boolean(is_active),
})

const toChanges = ({ email, full_name, is_superuser, is_active, ...password }: UserChanges) => ({
  ...(email !== undefined && { email: email.toLowerCase() }),
  ...(full_name !== undefined && { full_name }),
  ...(is_superuser !== undefined && { is_superuser }),
  ...(is_active !== undefined && { is_active }),
  ...(password.password_hash !== undefined && {
    password_hash: password.password_hash,
    initial_password_at: password.initial_password_at ?? null,
  }),
})

/** People with an account. Emails are compared in lower case. */
export const userStore = (database: Database) => ({
  /** @returns the row with its password hash, or undefined */
  find: (id: string) => people(database).selectAll().where('id', '=', id).executeTakeFirst(),

  findByEmail: (email: string) =>
    database.selectFrom('user').selectAll().where('email', '=', email.toLowerCase()).executeTakeFirst(),

  /** @param q only those whose name or email has it, in whatever case */
  async list({ skip, limit }: Page, q = ''): Promise<Users> {
    const found = people(database).where(containsText(['email', 'full_name'], q.trim()))
    const rows = await found
      .selectAll()
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .offset(skip)
      .execute()
    const { count } = await found.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
    return { data: rows.map(toUser), count: Number(count) }
  },

  count: () => countUsers(database),

  /** @returns undefined when the email is taken */
  async insert({ email, full_name, is_superuser, is_active, ...password }: NewUser): Promise<User | undefined> {
    const row = await database
      .insertInto('user')
      .values({
        id: v7(),
        email: email.toLowerCase(),
        full_name: full_name ?? null,
        password_hash: password.password_hash,
        initial_password_at: password.initial_password_at ?? null,
        is_superuser: is_superuser ?? false,
        is_active: is_active ?? true,
        created_at: Date.now(),
      })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returningAll()
      .executeTakeFirst()
    return row && toUser(row)
  },

  /**
   * Applies what is given; in the same transaction a new password or a deactivation ends the user's tokens, and a new
   * email the links that were mailed to the old one.
   */
  update: (id: string, changes: UserChanges): Promise<UserChanged | Refusal> =>
    refusingTaken(() => database.transaction().execute((inside) => change(inside, id, changes))),

  /** Deletes the user with tokens, items, forms, sessions and submissions in one transaction, after the images of the forms. */
  async remove(id: string): Promise<'done' | Refusal> {
    if (await isLastSuperuser(database, id)) return 'last-superuser'
    await removeImages(database, id)
    return database.transaction().execute((inside) => remove(inside, id))
  },

  /**
   * Sets a new password of its owner's own, and ends all of the user's tokens but one.
   * @param user as read when the password was checked
   * @returns false when the password is another one by now
   */
  setPassword: (
    { id, password_hash: checked }: UserRow,
    password_hash: string,
    exceptToken: string,
  ): Promise<boolean> =>
    database.transaction().execute(async (inside) => {
      const next = { password_hash, initial_password_at: null }
      const update = inside.updateTable('user').set(next).returning('id')
      const changed = await update.where('id', '=', id).where('password_hash', '=', checked).executeTakeFirst()
      if (changed) await endTokens(inside, id, exceptToken)
      return changed !== undefined
    }),
})

const people = (database: Database) => database.selectFrom('user').where('id', '!=', REMOVED_OWNER)

async function countUsers(database: Database): Promise<number> {
  const { count } = await people(database)
    .select((user) => user.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function refusingTaken<Result>(work: () => Promise<Result>): Promise<Result | 'taken'> {
  try {
    return await work()
  } catch (error) {
    if (isUniqueViolation(error)) return 'taken'
    throw error
  }
}

async function change(inside: Database, id: string, changes: UserChanges): Promise<UserChanged | Refusal> {
  const weakens = changes.is_superuser === false || changes.is_active === false
  if (weakens && (await isLastSuperuser(inside, id))) return 'last-superuser'
  const before = await locked(inside, people(inside).selectAll().where('id', '=', id)).executeTakeFirst()
  if (!before) return 'gone'
  const set = toChanges(changes)
  const row =
    Object.keys(set).length === 0
      ? before
      : await inside.updateTable('user').set(set).where('id', '=', id).returningAll().executeTakeFirstOrThrow()
  if (changes.is_active === false) await inside.deleteFrom('token').where('user_id', '=', id).execute()
  else if (changes.password_hash !== undefined) await endTokens(inside, id)
  const oldEmail = row.email === before.email ? undefined : before.email
  if (oldEmail !== undefined)
    await inside.deleteFrom('token').where('user_id', '=', id).where('purpose', '=', 'reset').execute()
  return { user: toUser(row), oldEmail }
}

async function remove(inside: Database, id: string): Promise<'done' | Refusal> {
  if (await isLastSuperuser(inside, id)) return 'last-superuser'
  // Locked first: concurrent inserts for the user or a form wait, and then find it deleted.
  const user = await locked(inside, people(inside).select('id').where('id', '=', id)).executeTakeFirst()
  if (!user) return 'gone'
  const own = inside.selectFrom('form').select('id').where('owner_id', '=', id).orderBy('id')
  const forms = await locked(inside, own).execute()
  await removeForms(
    inside,
    forms.map((form) => form.id),
  )
  const gone = await inside.deleteFrom('user').where('id', '=', id).returning('id').executeTakeFirst()
  return gone ? 'done' : 'gone'
}

/** Locks the superusers until the transaction ends, since two could remove each other concurrently. */
async function isLastSuperuser(inside: Database, id: string): Promise<boolean> {
  const active = inside
    .selectFrom('user')
    .select('id')
    .where('is_superuser', '=', true)
    .where('is_active', '=', true)
    .orderBy('id')
  const rows = await locked(inside, active).execute()
  return rows.length === 1 && rows[0]?.id === id
}
