import type { OutboxEntry } from '../../../transport/outbox/entry.ts'
import type { SessionEvent, SessionSnapshot, SubmissionSnapshot, VoiceSnapshot } from '../session/refs.ts'
import type { VoiceNotices } from '../session/voice-notices.ts'
import type { VoiceServices } from '../session/voice-services.ts'
import type { HandsFree } from './conversation/hands-free-control.ts'

/** A session as it stands: the snapshots of its charts, and how to speak to them. */
export interface LiveState {
  snapshot: SessionSnapshot
  /** Of the conversation while it listens, else of the current field. */
  voice: VoiceSnapshot | undefined
  submission: SubmissionSnapshot | undefined
  notices: VoiceNotices
  handsFree: HandsFree
  /** What was submitted on this device and is not known to be stored, or was sent without a page. */
  outbox: OutboxEntry[]
  send: (event: SessionEvent) => void
  services: Pick<VoiceServices, 'readAloud' | 'changeSettings' | 'device'>
}

const isShallowEqual = <T extends object>(a: T, b: T): boolean =>
  Object.keys({ ...a, ...b }).every((key) => Object.is(a[key as keyof T], b[key as keyof T]))

/** Whether two states show the same: many events change nothing, as any touch of the page. */
export const isSameState = (before: LiveState | undefined, after: LiveState): boolean =>
  before !== undefined &&
  isShallowEqual(before.handsFree, after.handsFree) &&
  isShallowEqual({ ...before, handsFree: undefined }, { ...after, handsFree: undefined })
