import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { RecordingStore } from '../../../src/speech/capture/saved-recording.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const aRecording = (fieldId: string) => ({
  recording: new Blob([fieldId]),
  hints: { fieldId, type: 'text' as const, label: fieldId },
})

const aLongOne = (fieldId: string) => {
  const recording = new Blob([fieldId])
  Object.defineProperty(recording, 'size', { value: 39_999_995 })
  return { ...aRecording(fieldId), recording }
}

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

it('a field that is recorded once more has the newer one, however long it waits', () => {
  const { store, save } = aStore()
  save('a')
  const newer = aRecording('a')
  store.save(newer)
  vi.advanceTimersByTime(24 * 60 * 60_000)
  expect(store.find('a')?.recording).toBe(newer.recording)
})

it('they take 40 MB of memory at most: the oldest goes, never the one that was spoken just now', () => {
  const { store, onChange, save } = aStore()
  save(...'abcdefghijk')
  expect(onChange).toHaveBeenLastCalledWith([...'abcdefghijk'])
  store.save(aLongOne('l'))
  expect(onChange).toHaveBeenLastCalledWith([...'ghijkl'])
  store.save(aLongOne('m'))
  expect(onChange).toHaveBeenLastCalledWith(['m'])
})
