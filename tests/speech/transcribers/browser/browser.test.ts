import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  localBrowserTranscriber,
  vendorBrowserTranscriber,
} from '../../../../src/speech/transcribers/browser/browser.ts'
import { FakeRecogniser, fakeRecogniser, withoutRecogniser } from '../../support/fake-recogniser.ts'
import { aListening } from '../../support/listening-options.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe("The browser's recogniser", () => {
  it('gives the words, its other readings and its confidence', async () => {
    fakeRecogniser((recogniser) => {
      recogniser.listen()
      setTimeout(() => {
        recogniser.say(['forty two', 0.8], ['forty too', 0.1])
        recogniser.tell('end')
      })
    })
    const { ended, onPartial, options } = aListening()
    const listening = await vendorBrowserTranscriber().start(options)
    expect(await ended).toBe('speech-ended')
    expect(onPartial).toHaveBeenCalledWith('forty two')
    expect(await listening.stop()).toEqual({
      text: 'forty two',
      alternatives: ['forty too'],
      confidence: 0.8,
      transcriber: 'browser',
    })
  })

  it('gives no confidence where the browser says zero', async () => {
    fakeRecogniser((recogniser) => recogniser.listen())
    const { options } = aListening()
    const listening = await vendorBrowserTranscriber().start(options)
    fakeStarted().say(['yes'])
    expect(await listening.stop()).toEqual({ text: 'yes', transcriber: 'browser' })
  })

  it('waits through pauses and ends the hang time of the field after the last word', async () => {
    vi.useFakeTimers()
    fakeRecogniser((recogniser) => recogniser.listen())
    const { onEnd, options } = aListening({ type: 'email' })
    await vendorBrowserTranscriber().start(options)
    fakeStarted().say(['p e t'])
    vi.advanceTimersByTime(2300)
    fakeStarted().say(['p e t e r'])
    vi.advanceTimersByTime(2300)
    expect(onEnd).not.toHaveBeenCalled()
    vi.advanceTimersByTime(200)
    expect(onEnd).toHaveBeenCalledWith('speech-ended')
  })

  it.each([
    ['not-allowed', 'denied'],
    ['audio-capture', 'no-device'],
    ['network', 'offline'],
    ['service-not-allowed', 'unavailable'],
    ['language-not-supported', 'unavailable'],
    ['phrases-not-supported', 'unavailable'],
    ['no-speech', 'nothing-heard'],
    ['aborted', 'interrupted'],
  ])('takes the error %s as the end, though no end follows', async (error, kind) => {
    fakeRecogniser((recogniser) => recogniser.fail(error))
    const { onEnd, options } = aListening()
    await expect(vendorBrowserTranscriber().start(options)).rejects.toHaveProperty('kind', kind)
    expect(onEnd).not.toHaveBeenCalled()
  })

  it('tells of an error that comes while it listens', async () => {
    fakeRecogniser((recogniser) => {
      recogniser.listen()
      setTimeout(() => recogniser.fail('network'))
    })
    const { ended, options } = aListening()
    const listening = await vendorBrowserTranscriber().start(options)
    expect(await ended).toBe('failed')
    await expect(listening.stop()).rejects.toHaveProperty('kind', 'offline')
  })

  it.each([
    ['ends without a word', (end: () => void) => end()],
    ['says nothing until the waiting time is over', () => vi.advanceTimersByTime(9300)],
  ])('hears nothing when it %s', async (_, silence) => {
    vi.useFakeTimers()
    fakeRecogniser((recogniser) => recogniser.listen())
    const { onEnd, options } = aListening()
    const listening = await vendorBrowserTranscriber().start(options)
    silence(() => fakeStarted().tell('end'))
    expect(onEnd).toHaveBeenCalledExactlyOnceWith('nothing-heard')
    await expect(listening.stop()).rejects.toHaveProperty('kind', 'nothing-heard')
  })

  it('gives the words it has when the last result never comes', async () => {
    vi.useFakeTimers()
    fakeRecogniser((recogniser) => recogniser.listen())
    const listening = await vendorBrowserTranscriber().start(aListening().options)
    const recogniser = fakeStarted()
    recogniser.stop = () => {}
    recogniser.say(['blue'])
    const heard = listening.stop()
    await vi.advanceTimersByTimeAsync(3000)
    expect((await heard).text).toBe('blue')
  })

  it('listens in a browser that does not tell of its microphone', async () => {
    vi.useFakeTimers()
    fakeRecogniser((recogniser) => recogniser.tell('start'))
    const starting = vendorBrowserTranscriber().start(aListening().options)
    await vi.advanceTimersByTimeAsync(3000)
    await expect(starting).resolves.toHaveProperty('stop')
  })

  it('is aborted by the signal, while it starts and while it listens', async () => {
    fakeRecogniser(() => {})
    const early = aListening()
    const starting = vendorBrowserTranscriber().start(early.options)
    early.leave.abort()
    await expect(starting).rejects.toHaveProperty('name', 'AbortError')
    expect(fakeStarted().calls).toContain('abort')

    fakeRecogniser((recogniser) => recogniser.listen())
    const late = aListening()
    await vendorBrowserTranscriber().start(late.options)
    late.leave.abort()
    expect(fakeStarted().calls).toContain('abort')
    fakeStarted().say(['too late'])
    expect(late.onPartial).not.toHaveBeenCalled()
    expect(late.onEnd).not.toHaveBeenCalled()
  })

  it('gets phrases only on this device', async () => {
    const hints = { type: 'radio' as const, options: ['Yes', 'No'] }
    fakeRecogniser((recogniser) => recogniser.listen())
    await vendorBrowserTranscriber().start(aListening(hints).options)
    expect(fakeStarted()).toMatchObject({ phrases: [], processLocally: false })

    fakeRecogniser((recogniser) => recogniser.listen())
    await localBrowserTranscriber().start(aListening(hints).options)
    expect(fakeStarted()).toMatchObject({ phrases: [{ phrase: 'Yes' }, { phrase: 'No' }], processLocally: true })
  })
})

describe('A recogniser that takes no phrases', () => {
  const hints = { type: 'radio' as const, options: ['Yes', 'No'] }

  it('is started once more without them', async () => {
    const { started } = fakeRecogniser((recogniser) =>
      recogniser.phrases.length > 0 ? recogniser.fail('phrases-not-supported') : recogniser.listen(),
    )
    await localBrowserTranscriber().start(aListening(hints).options)
    expect(started.map(({ phrases }) => phrases.length)).toEqual([2, 0])
  })

  it('is not started a third time', async () => {
    const { started } = fakeRecogniser((recogniser) => recogniser.fail('phrases-not-supported'))
    await expect(localBrowserTranscriber().start(aListening(hints).options)).rejects.toHaveProperty(
      'kind',
      'unavailable',
    )
    expect(started).toHaveLength(2)
  })
})

describe('Whether the browser can recognise', () => {
  it.each([
    ['available', 'ready'],
    ['downloadable', 'needs-download'],
    ['unavailable', 'unavailable'],
  ] as const)('on this device is what it says: %s', async (availability, state) => {
    fakeRecogniser(() => {}, availability)
    expect(await localBrowserTranscriber().probe('en-US')).toBe(state)
  })

  it('cannot be where there is no recogniser', async () => {
    withoutRecogniser()
    expect(await localBrowserTranscriber().probe('en-US')).toBe('unavailable')
    expect(await vendorBrowserTranscriber().probe('en-US')).toBe('unavailable')
  })
})

function fakeStarted() {
  const recogniser = FakeRecogniser.started.at(-1)
  if (!recogniser) throw new Error('Nothing was started')
  return recogniser
}
