import { SENT_NOTICE_MS } from '../../../rules/limits.ts'
import { passOf } from '../form-pass.ts'
import { createSession, sendSubmission } from './submit-session.ts'
import { deviceStore } from './database.ts'
import { deliver } from './deliver.ts'
import type { OutboxEntry, WaitingEntry } from './entry.ts'
import { hold, isHeld, release, unlessHeld } from './locks.ts'

const CHANGES = 'outbox'

/** To the pages of this origin, this one too. */
function notifyChange(): void {
  const channel = new BroadcastChannel(CHANGES)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no origin but its own
  channel.postMessage('changed')
  channel.close()
}

/**
 * Keeps what a person submitted before it is sent. This page sends it, until {@link releaseSubmission} or the end of the page.
 * @throws where this browser stores nothing
 */
export async function keepSubmission(entry: Pick<WaitingEntry, 'id' | 'formId' | 'title' | 'payload'>): Promise<void> {
  hold(entry.id)
  const earlier = await deviceStore.get(entry.id)
  const keptAt = earlier?.keptAt ?? new Date().toISOString()
  await deviceStore.put({ ...entry, pass: passOf(entry.formId), state: 'waiting', keptAt })
}

/** From now on it is sent whenever there is a network, also when no page is open where the browser can do so. */
export async function releaseSubmission(id: string): Promise<void> {
  release(id)
  notifyChange()
  await syncLater()
}

/** It was sent, refused in front of the person, or taken back. */
export async function withdrawSubmission(id: string): Promise<void> {
  release(id)
  await deviceStore.delete(id)
  notifyChange()
}

/** Everything in the outbox but what this page is sending; nothing where this browser stores nothing. */
export async function readOutbox(): Promise<OutboxEntry[]> {
  const entries = await deviceStore.all().catch(() => [])
  return entries.filter(({ id }) => !isHeld(id)).toSorted((a, b) => a.keptAt.localeCompare(b.keptAt))
}

/**
 * Sends what waits, the oldest first, until one finds no network. What else keeps one waiting, as a form that is full or whose
 * password was changed, keeps no other.
 * @returns whether something is still waiting
 */
export async function deliverAll(now = Date.now()): Promise<boolean> {
  let isWaiting = false
  for (const entry of await readOutbox()) {
    // oxlint-disable-next-line no-await-in-loop -- where one finds no network, the next will not find it either
    const delivery = entry.state === 'waiting' ? await attempt(entry.id) : await forgetLongSent(entry, now)
    if (typeof delivery !== 'object' || !('failure' in delivery)) continue
    if (delivery.failure.code === 'NETWORK_ERROR') return true
    isWaiting ||= delivery.failure.isRetryable
  }
  return isWaiting
}

async function attempt(id: string) {
  const delivery = await unlessHeld(id, () => deliver(id, { store: deviceStore, createSession, sendSubmission }))
  if (delivery) notifyChange()
  return delivery
}

async function forgetLongSent({ id, state, keptAt }: OutboxEntry, now: number): Promise<void> {
  if (state === 'sent' && Date.parse(keptAt) < now - SENT_NOTICE_MS) await deviceStore.delete(id)
}

/** Calls `listener` when the outbox changes, here or elsewhere; gives what ends that. */
export function onOutboxChange(listener: () => void): () => void {
  const channel = new BroadcastChannel(CHANGES)
  channel.addEventListener('message', listener)
  return () => channel.close()
}

interface Syncing extends ServiceWorkerRegistration {
  sync?: { register(tag: string): Promise<void> }
}

export const SYNC_TAG = 'outbox'

/** Background Sync, where the browser has it: what waits is sent when the network is back, without a page. */
async function syncLater(): Promise<void> {
  const registration: Syncing | undefined = await navigator.serviceWorker?.getRegistration()
  await registration?.sync?.register(SYNC_TAG).catch(() => undefined)
}
