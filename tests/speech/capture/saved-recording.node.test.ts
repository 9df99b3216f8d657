import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SAVED_RECORDING_MS } from '../../../rules/limits.ts'
import { RecordingStore } from '../../../src/speech/capture/saved-recording.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const aRecording = (fieldId: string) => ({
  recording: new Blob([fieldId]),
  hints: { fieldId, type: 'text' as const, label: fieldId },
})

function aStore() {
  const onChange = vi.fn<(fieldIds: readonly string[]) => void>()
  const store = new RecordingStore(onChange)
  return { store, onChange, save: (...ids: string[]) => ids.forEach((id) => store.save(aRecording(id))) }
}

it('each field keeps its own recording, until it is removed', () => {
  const { store, onChange, save } = aStore()
  save('a', 'b')
  expect(onChange).toHaveBeenLastCalledWith(['a', 'b'])
  expect(store.find('a')?.hints.fieldId).toBe('a')
  expect(store.find('a')?.hints.fieldId, 'it is not taken out by being found').toBe('a')
  store.remove('a')
  expect(onChange).toHaveBeenLastCalledWith(['b'])
  expect(store.find('a')).toBeUndefined()
})

it('a field that is recorded once more has the newer one, with all its time', () => {
  const { store, onChange, save } = aStore()
  save('a')
  vi.advanceTimersByTime(SAVED_RECORDING_MS - 1)
  const newer = aRecording('a')
  store.save(newer)
  vi.advanceTimersByTime(SAVED_RECORDING_MS - 1)
  expect(store.find('a')?.recording).toBe(newer.recording)
  vi.advanceTimersByTime(1)
  expect(onChange).toHaveBeenLastCalledWith([])
})

it('there are ten at most: the oldest goes', () => {
  const { onChange, save } = aStore()
  save(...'abcdefghijk')
  expect(onChange).toHaveBeenLastCalledWith([...'bcdefghijk'])
})
