import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { client } from '../../../contract/client.gen.ts'
import type { Form } from '../../../contract/types.gen.ts'
import { deliver } from '../../../src/transport/outbox/deliver.ts'
import type { OutboxEntry, OutboxStore } from '../../../src/transport/outbox/entry.ts'
import { createSession, sendSubmission } from '../../../src/transport/outbox/submit-session.ts'
import { responsesFrom, someFields } from '../../support/builders.ts'
import { openApi, type Api } from '../support/api.ts'
import type { NewPlace } from '../support/databases.ts'
import { CUTS, type Cut, lossyFetch } from '../support/lost-sends.ts'

/** Some thousand requests, of which most are cut. */
const SENDS = 300
const SEED = 20261122

/** mulberry32: the same faults in every run. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** What a device has stored, as it would be read from its disk again. */
function deviceStore(): OutboxStore {
  const rows = new Map<string, string>()
  const read = (id: string): OutboxEntry | undefined => (rows.has(id) ? JSON.parse(rows.get(id) ?? '') : undefined)
  return {
    all: async () => [...rows.keys()].flatMap((id) => read(id) ?? []),
    get: async (id) => read(id),
    put: async (entry) => void rows.set(entry.id, JSON.stringify(entry)),
    delete: async (id) => void rows.delete(id),
    renewalOf: async () => undefined,
    async update(id, change) {
      const entry = read(id)
      const changed = entry && change(entry)
      if (changed) rows.set(id, JSON.stringify(changed))
      return changed
    },
  }
}

export function lostSendsSuite(newPlace: NewPlace) {
  let api: Api
  let form: Form
  beforeAll(async () => {
    api = await openApi(await newPlace())
    form = await api.createForm(await api.aPerson(), { structure: { fields: someFields({ required: true }) } })
  })
  afterAll(() => api.close())

  const random = randomFrom(SEED)
  const cuts: Record<string, number> = {}
  let address = ''
  /** Most requests are cut, so that most sends take several attempts. */
  const cutOf = (): Cut | undefined => {
    const cut = random() < 0.6 ? CUTS[Math.floor(random() * CUTS.length)] : undefined
    if (cut) cuts[cut] = (cuts[cut] ?? 0) + 1
    return cut
  }

  /** Until the device has the receipt; now and then two tabs send at once. */
  async function sendOne(name: string): Promise<string> {
    const store = deviceStore()
    const payload = { formId: form.id, responses: responsesFrom({ fieldId: 'f1', value: name }), metadata: {} }
    await store.put({ id: name, formId: form.id, title: 'A visit', keptAt: '', state: 'waiting', payload })
    for (;;) {
      const tabs = random() < 0.1 ? 2 : 1
      const sending = Array.from({ length: tabs }, () => deliver(name, { store, createSession, sendSubmission }))
      // oxlint-disable-next-line no-await-in-loop -- one attempt after the other, as a device makes them
      await Promise.all(sending)
      // oxlint-disable-next-line no-await-in-loop -- as above
      const entry = await store.get(name)
      if (entry?.state === 'sent') return entry.receipt.submission_id
      expect(entry).toMatchObject({ state: 'waiting' })
    }
  }

  describe(`of ${SENDS} submissions whose sends were cut at random`, () => {
    it('none is lost and none is stored twice', { timeout: 300_000 }, async () => {
      client.setConfig({ baseUrl: 'http://localhost/api/v1', fetch: lossyFetch(api, cutOf, () => address) })
      const names = Array.from({ length: SENDS }, (_, place) => `Person ${place}`)
      const receipts = new Map<string, string>()
      for (const [place, name] of names.entries()) {
        address = `10.${place >> 8}.${place & 255}.1`
        // oxlint-disable-next-line no-await-in-loop -- each has an address of its own
        receipts.set(await sendOne(name), name)
      }
      const rows = await api.database.selectFrom('submission').select(['id', 'responses']).execute()
      const stored = rows.map(({ id, responses }) => [id, nameIn(responses)])
      expect(rows).toHaveLength(SENDS)
      expect(new Map(stored as [string, string][])).toEqual(receipts)
      for (const cut of CUTS) expect(cuts[cut]).toBeGreaterThan(SENDS / 10)
    })
  })
}

const nameIn = (responses: unknown): string => {
  const parsed = typeof responses === 'string' ? JSON.parse(responses) : responses
  return parsed.f1.value
}
