import { afterEach, describe, expect, it, vi } from 'vitest'
import { commands } from 'vitest/browser'
import { Capture } from '../../../src/speech/capture/capture.ts'
import type { ListeningEnd } from '../../../src/speech/transcriber.ts'
import { fakeMicrophone, withoutMicrophone } from '../support/fake-microphone.ts'

const limits = { hangMs: 800, noSpeechMs: 2000, maxMs: 30_000 }

function anAttempt() {
  const leave = new AbortController()
  const levels: number[] = []
  const ended = Promise.withResolvers<ListeningEnd>()
  const options = {
    limits,
    signal: leave.signal,
    onLevel: (level: number) => levels.push(level),
    onSpeech: vi.fn<() => void>(),
    onEnd: ended.resolve,
  }
  return { leave, levels, ended: ended.promise, options }
}

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('Capture', () => {
  it.each([
    { text: 'yes', voice: 'slt' },
    { text: 'the third of march twenty twenty six', voice: 'rms' },
    { text: 'forty two', voice: 'awb' },
  ])('hears "$text", voice $voice, and finds its end', async ({ text, voice }) => {
    const microphone = await fakeMicrophone()
    const { ended, levels, options } = anAttempt()
    const capture = await Capture.open(options)
    await microphone.play(await commands.speakWav(text, { engine: 'flite', voice }))
    expect(await ended).toBe('speech-ended')
    expect(options.onSpeech).toHaveBeenCalledOnce()
    expect(Math.max(...levels)).toBeGreaterThan(0.5)
    expect(Math.min(...levels)).toBeLessThan(0.1)
    const wav = capture.finish()
    expect(wav.type).toBe('audio/wav')
    expect(wav.size / 32_000).toBeGreaterThan(0.5)
    expect(wav.size / 32_000).toBeLessThan(3.5)
  })

  it('hears a voice in noise', async () => {
    const microphone = await fakeMicrophone()
    const { ended, options } = anAttempt()
    await Capture.open(options)
    await microphone.play(await commands.speakWav('strongly agree', { noise: 15, silence: { before: 0.5, after: 3 } }))
    expect(await ended).toBe('speech-ended')
  })

  it('closes the microphone as soon as the answer is over', async () => {
    const microphone = await fakeMicrophone()
    const { ended, options } = anAttempt()
    await Capture.open(options)
    await microphone.play(await commands.speakWav('yes'))
    await ended
    await expect.poll(microphone.isReleased).toBe(true)
  })

  it('hears nothing in silence and gives no audio', async () => {
    const microphone = await fakeMicrophone()
    const { ended, options } = anAttempt()
    const capture = await Capture.open(options)
    expect(await ended).toBe('nothing-heard')
    expect(() => capture.finish()).toThrow('Nothing was heard')
    await expect.poll(microphone.isReleased).toBe(true)
  })

  it('records nothing of what sounds while its opening is announced', async () => {
    const microphone = await fakeMicrophone()
    const { ended, options } = anAttempt()
    const capture = await Capture.open({
      ...options,
      announce: async () => {
        await microphone.play(await commands.speakWav('forty two', { silence: { before: 0.1, after: 0.5 } }), true)
      },
    })
    expect(await ended).toBe('nothing-heard')
    expect(() => capture.finish()).toThrow('Nothing was heard')
  })

  it('releases everything when it is cancelled while its opening is announced', async () => {
    const microphone = await fakeMicrophone()
    const { leave, options } = anAttempt()
    const announced = Promise.withResolvers<void>()
    const opening = Capture.open({
      ...options,
      announce: () => {
        leave.abort()
        return announced.promise
      },
    })
    await expect.poll(() => microphone.tracks.length > 0 && microphone.isReleased()).toBe(true)
    announced.resolve()
    await expect(opening).rejects.toHaveProperty('name', 'AbortError')
  })

  it('releases everything when it is cancelled', async () => {
    const microphone = await fakeMicrophone()
    const { leave, options } = anAttempt()
    await Capture.open(options)
    leave.abort()
    await expect.poll(microphone.isReleased).toBe(true)
  })

  it('releases everything when it is cancelled before the first sound', async () => {
    const microphone = await fakeMicrophone()
    const { leave, options } = anAttempt()
    const opening = Capture.open(options)
    leave.abort()
    await expect(opening).rejects.toHaveProperty('name', 'AbortError')
    await expect.poll(() => microphone.tracks.length > 0 && microphone.isReleased()).toBe(true)
  })

  it('releases everything when the page is left', async () => {
    const microphone = await fakeMicrophone()
    const { ended, options } = anAttempt()
    const capture = await Capture.open(options)
    window.dispatchEvent(new PageTransitionEvent('pagehide'))
    expect(await ended).toBe('failed')
    expect(() => capture.finish()).toThrow('Voice input was interrupted')
    await expect.poll(microphone.isReleased).toBe(true)
  })

  it('says so when the microphone is pulled out', async () => {
    const microphone = await fakeMicrophone()
    const { ended, options } = anAttempt()
    const capture = await Capture.open(options)
    microphone.tracks[0]?.dispatchEvent(new Event('ended'))
    expect(await ended).toBe('failed')
    expect(() => capture.finish()).toThrow('The microphone was disconnected')
  })

  it('keeps what was said before the microphone was pulled out', async () => {
    const microphone = await fakeMicrophone()
    const { ended, options } = anAttempt()
    const capture = await Capture.open({ ...options, limits: { ...limits, hangMs: 30_000 } })
    await microphone.play(await commands.speakWav('forty two'))
    await expect.poll(() => options.onSpeech.mock.calls.length).toBe(1)
    microphone.tracks[0]?.dispatchEvent(new Event('ended'))
    expect(await ended).toBe('device-lost')
    expect(capture.finish().size).toBeGreaterThan(2000)
  })

  it('ends when the sound stops coming without a word of why', async () => {
    const microphone = await fakeMicrophone()
    const { ended, options } = anAttempt()
    await Capture.open({ ...options, limits: { ...limits, noSpeechMs: 30_000 } })
    await microphone.contexts.at(-1)?.suspend()
    expect(await ended).toBe('failed')
    await expect.poll(microphone.isReleased).toBe(true)
  })

  it.each([
    ['NotAllowedError', 'Microphone access denied. Please allow microphone access to use voice input.'],
    ['NotFoundError', 'No microphone was found.'],
    ['NotReadableError', 'The microphone is used by another program.'],
  ])('says why on %s', async (name, text) => {
    withoutMicrophone(name)
    await expect(Capture.open(anAttempt().options)).rejects.toThrow(text)
  })

  it('says that an insecure page has no microphone', async () => {
    vi.spyOn(Navigator.prototype, 'mediaDevices', 'get').mockReturnValue(undefined as never)
    await expect(Capture.open(anAttempt().options)).rejects.toThrow('Voice input needs a secure address')
  })

  it('changes the rate itself where a browser refuses 16 kHz', async () => {
    const microphone = await fakeMicrophone()
    const { createMediaStreamSource } = AudioContext.prototype
    vi.spyOn(AudioContext.prototype, 'createMediaStreamSource').mockImplementation(function refuse(
      this: AudioContext,
      stream: MediaStream,
    ) {
      if (this.sampleRate === 16_000) throw new DOMException('different sample-rate', 'NotSupportedError')
      return createMediaStreamSource.call(this, stream)
    })
    const { ended, options } = anAttempt()
    const capture = await Capture.open(options)
    await microphone.play(await commands.speakWav('forty two'))
    expect(await ended).toBe('speech-ended')
    expect(capture.finish().size / 32_000).toBeLessThan(2.5)
    await expect.poll(microphone.isReleased).toBe(true)
  })
})
