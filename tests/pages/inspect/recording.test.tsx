import { expect, it } from 'vitest'
import type { SnapshotMessage } from '../../../src/inspect/messages.ts'
import { emptyRecording, withMessages } from '../../../src/inspect/viewer/recording.ts'

const order = (place: number) => ({ order: place, time: place, actor: 'field' })
const after = (event: number, type: string, taken: string[]): SnapshotMessage => ({
  ...order(event),
  type: '@xstate.snapshot',
  event,
  payload: { type },
  snapshot: { status: 'active', value: 'completed' },
  taken,
})

it('an event that takes no transition leaves those shown that were taken last', () => {
  const { actors, entries } = withMessages(emptyRecording, [
    { ...order(0), type: '@xstate.actor', name: 'field' },
    after(1, 'field.typed', ['active:typed']),
    after(2, 'field.left', []),
  ])
  expect(actors).toMatchObject([{ name: 'field', taken: ['active:typed'] }])
  expect(entries.map(({ taken }) => taken)).toEqual([['active:typed'], []])
})
