import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { RecordingStore } from '../../../src/speech/capture/saved-recording.ts'
import { leaveUtterance } from '../../../src/speech/leave-utterance.ts'
import { Retries } from '../../../src/speech/retries.ts'
import type { Utterance } from '../../../src/speech/utterance.ts'

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
  const onChange = vi.fn<(fieldIds: readonly string[], leftIn: readonly string[]) => void>()
  const store = new RecordingStore(onChange)
  return { store, onChange, save: (...ids: string[]) => ids.forEach((id) => store.save(aRecording(id))) }
}

it('each field keeps its own recording, until it is removed', () => {
  const { store, onChange, save } = aStore()
  save('a', 'b')
  expect(onChange).toHaveBeenLastCalledWith(['a', 'b'], [])
  expect(store.find('a')?.hints.fieldId).toBe('a')
  expect(store.find('a')?.hints.fieldId, 'it is not taken out by being found').toBe('a')
  store.remove('a')
  expect(onChange).toHaveBeenLastCalledWith(['b'], [])
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
  expect(onChange).toHaveBeenLastCalledWith([...'abcdefghijk'], [])
  store.save(aLongOne('l'))
  expect(onChange).toHaveBeenLastCalledWith([...'ghijkl'], [])
  store.save(aLongOne('m'))
  expect(onChange).toHaveBeenLastCalledWith(['m'], [])
})

/** An answer of which the transcript is on its way, as far as leaving it is concerned. */
function anAnswer(fieldId: string, heard = new Promise<never>(() => {})) {
  const { recording, hints } = aRecording(fieldId)
  const leaving = { leave: vi.fn<() => void>(), leaveBehind: vi.fn<() => void>(), finishHalf: vi.fn<() => void>() }
  return { ...leaving, hints, recording, heard, retries: new Retries(), isHalf: false, isUnderWay: true }
}

it('of what is left three are transcribed on, and a further one when the person comes back', () => {
  const { store, onChange } = aStore()
  const left = ['a', 'b', 'c', 'd'].map((id) => anAnswer(id))
  for (const each of left) leaveUtterance(each as unknown as Utterance, store, true)
  expect(left.map(({ leaveBehind }) => leaveBehind.mock.calls.length)).toEqual([1, 1, 1, 0])
  expect(left.map(({ leave }) => leave.mock.calls.length)).toEqual([0, 0, 0, 1])
  expect(onChange).toHaveBeenLastCalledWith(['a', 'b', 'c', 'd'], ['a', 'b', 'c', 'd'])
  store.remove('a')
  expect(left[0]?.leave, 'what is let go of is not transcribed on').toHaveBeenCalledOnce()
})
