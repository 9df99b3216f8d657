import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { RENEWAL_LIFE_MS } from '../../../rules/limits.ts'
import type { OutboxEntry, OutboxStore } from './entry.ts'

interface Schema extends DBSchema {
  outbox: { key: string; value: OutboxEntry }
  renewals: { key: string; value: { sessionId: string; renewal: string; at: number } }
}

let opened: Promise<IDBPDatabase<Schema>> | undefined

const forget = (): void => void (opened = undefined)

/** Opened once; again after a failure, since a browser may have been short of space only, and after it was closed. */
const database = (): Promise<IDBPDatabase<Schema>> =>
  (opened ??= openDB<Schema>('sayform', 1, {
    upgrade(made) {
      made.createObjectStore('outbox', { keyPath: 'id' })
      made.createObjectStore('renewals', { keyPath: 'sessionId' })
    },
    // Another version of this page, in another tab, must not wait for this one.
    blocking(_, __, event) {
      ;(event.target as IDBDatabase).close()
      forget()
    },
    terminated: forget,
  }).catch((error: unknown) => {
    forget()
    throw error
  }))

/** The outbox in IndexedDB. Each call throws what the browser throws where it stores nothing. */
export const deviceStore: OutboxStore = {
  all: async () => (await database()).getAll('outbox'),
  get: async (id) => (await database()).get('outbox', id),
  delete: async (id) => (await database()).delete('outbox', id),
  renewalOf: async (sessionId) => (await (await database()).get('renewals', sessionId))?.renewal,

  async put(entry) {
    const written = (await database()).transaction('outbox', 'readwrite', { durability: 'strict' })
    await Promise.all([written.store.put(entry), written.done])
  },

  async update(id, change) {
    const written = (await database()).transaction('outbox', 'readwrite', { durability: 'strict' })
    const entry = await written.store.get(id)
    const changed = entry && change(entry)
    if (changed) await written.store.put(changed)
    await written.done
    return changed
  },
}

/** Keeps what begins a session of the server again; what has expired is removed. Without storage nothing is kept. */
export async function keepRenewal(sessionId: string, renewal: string, now = Date.now()): Promise<void> {
  try {
    const { store, done } = (await database()).transaction('renewals', 'readwrite')
    const kept = await store.getAll()
    const expired = kept.filter(({ at }) => at < now - RENEWAL_LIFE_MS)
    await Promise.all([
      ...expired.map((each) => store.delete(each.sessionId)),
      store.put({ sessionId, renewal, at: now }),
      done,
    ])
  } catch {
    // The session is then begun like any other.
  }
}
