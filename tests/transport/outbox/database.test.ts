import { deleteDB } from 'idb'
import { expect, it } from 'vitest'
import { deviceStore } from '../../../src/transport/outbox/database.ts'
import type { OutboxEntry } from '../../../src/transport/outbox/entry.ts'

const entry: OutboxEntry = {
  id: 'one',
  formId: 'form',
  title: 'Form',
  keptAt: '2026-11-20T12:00:00.000Z',
  state: 'waiting',
  payload: { responses: {}, metadata: {} },
}

it('is opened again after it gave way to another tab that deletes or upgrades it', async () => {
  await deviceStore.put(entry)
  expect(await deviceStore.get('one')).toEqual(entry)
  await deleteDB('sayform')
  expect(await deviceStore.all(), 'it is gone').toEqual([])
  await deviceStore.put(entry)
  expect(await deviceStore.get('one')).toEqual(entry)
})
