import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { OUTBOX_PAUSE_MS } from '../../../rules/limits.ts'
import type { OutboxEntry } from '../../../src/transport/outbox/entry.ts'
import { deliverAll, onOutboxChange, readOutbox } from '../../../src/transport/outbox/outbox.ts'
import { runOutbox } from '../../../src/transport/outbox/runner.ts'

vi.mock('../../../src/transport/outbox/outbox.ts', { spy: true })

const entry: OutboxEntry = {
  id: 'one',
  formId: 'form',
  title: 'Form',
  keptAt: '2026-11-20T12:00:00.000Z',
  state: 'waiting',
  payload: { responses: {}, metadata: {} },
}

let entries: OutboxEntry[] = []
let change: () => void = () => undefined
let end: () => void = () => undefined

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  entries = []
  vi.mocked(readOutbox).mockImplementation(async () => entries)
  vi.mocked(deliverAll).mockReset()
  vi.mocked(onOutboxChange).mockImplementation((listener) => {
    change = listener
    return () => undefined
  })
})

afterEach(() => {
  end()
  vi.useRealTimers()
})

it('sends after a pause what begins to wait while a page is open, also when something has waited before', async () => {
  vi.mocked(deliverAll).mockResolvedValueOnce(true).mockResolvedValue(false)
  end = runOutbox(() => undefined)
  await vi.advanceTimersByTimeAsync(0)
  expect(deliverAll).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(OUTBOX_PAUSE_MS)
  expect(deliverAll, 'what waited').toHaveBeenCalledTimes(2)

  entries = [entry]
  change()
  await vi.advanceTimersByTimeAsync(OUTBOX_PAUSE_MS)
  expect(deliverAll, 'what began to wait since').toHaveBeenCalledTimes(3)
})
