import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { simulatedTranscriber } from '../../../src/speech/transcribers/simulated.ts'
import { withoutMicrophone } from '../support/fake-microphone.ts'
import { aListening } from '../support/listening-options.ts'

beforeEach(() => {
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockResolvedValue(new MediaStream())
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('gives canned text by type after permission', async () => {
  const { onEnd, options } = aListening({ type: 'number' })
  const listening = await simulatedTranscriber().start(options)
  await vi.advanceTimersByTimeAsync(1500)
  expect(onEnd).toHaveBeenCalledWith('speech-ended')
  const heard = listening.stop()
  await vi.advanceTimersByTimeAsync(1000)
  expect(await heard).toEqual({ text: 'forty two', transcriber: 'simulated' })
})

it('gives the first option of a choice', async () => {
  const { options } = aListening({ type: 'radio', options: ['Blue', 'Red'] })
  const heard = (await simulatedTranscriber().start(options)).stop()
  await vi.advanceTimersByTimeAsync(1000)
  expect((await heard).text).toBe('Blue')
})

it('is denied like any other', async () => {
  withoutMicrophone('NotAllowedError')
  await expect(simulatedTranscriber().start(aListening().options)).rejects.toHaveProperty('kind', 'denied')
})

it('stops in the middle of its work', async () => {
  const { leave, options } = aListening()
  const heard = (await simulatedTranscriber().start(options)).stop()
  const stopped = heard.catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(300)
  leave.abort()
  expect(await stopped).toHaveProperty('name', 'AbortError')
})
