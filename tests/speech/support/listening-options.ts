import { vi } from 'vitest'
import { listeningLimits } from '../../../src/speech/listening-limits.ts'
import type { Hints, ListeningEnd, ListeningOptions } from '../../../src/speech/transcriber.ts'

/** What a page asks of a transcriber; the test sees what it is told. */
export function aListening(hints: Partial<Hints> = {}) {
  const leave = new AbortController()
  const ended = Promise.withResolvers<ListeningEnd>()
  const onEnd = vi.fn<(end: ListeningEnd) => void>(ended.resolve)
  const onPartial = vi.fn<(text: string) => void>()
  const about: Hints = { fieldId: 'f1', type: 'text', label: 'Your name', ...hints }
  const options: ListeningOptions = {
    lang: 'en-US',
    hints: about,
    limits: listeningLimits(about),
    signal: leave.signal,
    onEnd,
    onPartial,
  }
  return { leave, ended: ended.promise, onEnd, onPartial, options }
}
