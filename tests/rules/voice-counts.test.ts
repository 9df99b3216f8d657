import { expect, it } from 'vitest'
import {
  corrections,
  voiceCounts,
  type VoiceTraces,
  withMisheard,
  withMishearing,
  withTyping,
} from '../../rules/voice-counts.ts'

const times = (count: number, add: (traces: VoiceTraces) => VoiceTraces, traces: VoiceTraces = {}): VoiceTraces =>
  Array.from({ length: count }).reduce<VoiceTraces>(add, traces)

it('counts how often a question was asked again and an answer was refused, up to 99', () => {
  const twice = times(2, (traces) => withMishearing(traces, 'f1', 'asked_again'))
  expect(voiceCounts(withMishearing(twice, 'f1', 'refused'), 'f1')).toEqual({
    asked_again: 2,
    refused: 1,
    typed_after: 0,
  })
  expect(voiceCounts(twice, 'f2')).toBeUndefined()
  const often = times(120, (traces) => withMishearing(traces, 'f1', 'refused'))
  expect(voiceCounts(often, 'f1')?.refused).toBe(99)
})

it('counts typing once, and only after voice has failed', () => {
  expect(withTyping({}, 'f1')).toEqual({})
  const failed = withMishearing({}, 'f1', 'asked_again')
  const typed = times(3, (traces) => withTyping(traces, 'f1'), failed)
  expect(voiceCounts(typed, 'f1')).toEqual({ asked_again: 1, refused: 0, typed_after: 1 })
})

it('says what was misheard beside what was meant: each once, at most five, none that is the answer', () => {
  const words = ['decaf', 'decaf', ' ', 'Green tea', 'a', 'b', 'c', 'd']
  const traces = words.reduce<VoiceTraces>((before, heard) => withMisheard(before, 'f1', heard), {})
  expect(corrections(traces, 'f1', 'green tea').map(({ heard }) => heard)).toEqual(['decaf', 'a', 'b', 'c'])
  expect(corrections(traces, 'f1', 'green tea')[0]).toEqual({ heard: 'decaf', meant: 'green tea' })
  expect(corrections(traces, 'f1', '')).toEqual([])
  expect(corrections(traces, 'f2', 'green tea')).toEqual([])
  expect(corrections(withMisheard({}, 'f1', 'x'.repeat(500)), 'f1', 'y'.repeat(500))[0]).toEqual({
    heard: 'x'.repeat(200),
    meant: 'y'.repeat(200),
  })
})

it('takes from a device only what may be sent', () => {
  const foreign = { f1: { asked_again: 'many', refused: -3, typed_after: 500, misheard: [7, '', 'decaf'] } }
  const traces: VoiceTraces = JSON.parse(JSON.stringify(foreign))
  expect(voiceCounts(traces, 'f1')).toEqual({ asked_again: 0, refused: 0, typed_after: 99 })
  expect(corrections(traces, 'f1', 'tea')).toEqual([{ heard: 'decaf', meant: 'tea' }])
  expect(voiceCounts(undefined, 'f1')).toBeUndefined()
  expect(voiceCounts({} as VoiceTraces, 'toString')).toBeUndefined()
})
