import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Database } from '../database.ts'
import { PLAIN_PREFIX, type SecretSealer } from './sealed-secrets.ts'

const SLICE = 100

/** Encrypts the secrets that were stored before secrets were, and drops old ones whose day is over. */
export async function sealStored(database: Database, sealer: SecretSealer, now = Date.now()): Promise<void> {
  await database
    .updateTable('webhook')
    .set({ old_secret: null, old_secret_until: null })
    .where('old_secret_until', '<=', now)
    .execute()
  while (await sealSlice(database, sealer)) await nextTurn()
  if (sealer.hasEarlierKeys) await sealAgain(database, sealer)
}

/** Encrypts with the present key what the one before it encrypted. */
async function sealAgain(database: Database, sealer: SecretSealer, after = ''): Promise<void> {
  const rows = await database
    .selectFrom('webhook')
    .select(['id', 'secret', 'old_secret'])
    .$if(after !== '', (query) => query.where('id', '>', after))
    .orderBy('id')
    .limit(SLICE)
    .execute()
  for (const { id, secret, old_secret } of rows) {
    const [next, nextOld] = [again(sealer, secret, id), old_secret && again(sealer, old_secret, id)]
    if (next === secret && nextOld === old_secret) continue
    const update = database.updateTable('webhook').set({ secret: next, old_secret: nextOld })
    await update.where('id', '=', id).where('secret', '=', secret).execute()
  }
  await nextTurn()
  if (rows.length === SLICE) await sealAgain(database, sealer, rows.at(-1)?.id)
}

/** What no key opens stays: its owner is asked to change it. */
function again({ isCurrent, open, seal }: SecretSealer, stored: string, id: string): string {
  const plain = isCurrent(stored, id) ? undefined : open(stored, id)
  return plain === undefined ? stored : seal(plain, id)
}

async function sealSlice(database: Database, { seal }: SecretSealer): Promise<boolean> {
  const rows = await database
    .selectFrom('webhook')
    .select(['id', 'secret', 'old_secret'])
    .where((row) => row.or([row('secret', 'like', `${PLAIN_PREFIX}%`), row('old_secret', 'like', `${PLAIN_PREFIX}%`)]))
    .limit(SLICE)
    .execute()
  const sealed = (text: string, id: string) => (text.startsWith(PLAIN_PREFIX) ? seal(text, id) : text)
  for (const { id, secret, old_secret } of rows)
    await database
      .updateTable('webhook')
      .set({ secret: sealed(secret, id), ...(old_secret !== null && { old_secret: sealed(old_secret, id) }) })
      .where('id', '=', id)
      // A rotation in between has sealed both.
      .where('secret', '=', secret)
      .execute()
  return rows.length === SLICE
}
