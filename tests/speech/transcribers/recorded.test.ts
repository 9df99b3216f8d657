import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { commands } from 'vitest/browser'
import { listeningLimits } from '../../../src/speech/listening-limits.ts'
import { TranscriberChain } from '../../../src/speech/transcribers/chain.ts'
import { vendorBrowserTranscriber } from '../../../src/speech/transcribers/browser/browser.ts'
import { recorded } from '../../../src/speech/transcribers/recorded.ts'
import { serverTranscriber, type Upload } from '../../../src/speech/transcribers/server.ts'
import { fakeMicrophone } from '../support/fake-microphone.ts'
import { FakeRecogniser, fakeRecogniser, type Script } from '../support/fake-recogniser.ts'
import { aListening } from '../support/listening-options.ts'

beforeEach(() => localStorage.clear())
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const pocketsphinx = { id: 'pocketsphinx', label: 'Basic', privacy: 'our-server' } as const

/** The browser's recogniser first, then the server's, as a server without a better one says. */
async function aPage(script: Script, listening = aListening({ type: 'number' })) {
  const microphone = await fakeMicrophone()
  fakeRecogniser(script)
  const upload = vi.fn<Upload>(async () => ({ text: 'forty two', transcriber: 'pocketsphinx' }))
  const onAudioRecipient = vi.fn<(text: string) => void>()
  const transcribers = [recorded(vendorBrowserTranscriber()), serverTranscriber(pocketsphinx, upload)]
  const chain = new TranscriberChain(transcribers, { lang: 'en-US', askConsent: async () => true, onAudioRecipient })
  const speech = await chain.start(listening.options)
  const say = async (text: string) => microphone.play(await commands.speakWav(text))
  return { ...listening, microphone, upload, onAudioRecipient, speech, say }
}

const started = () => FakeRecogniser.started.at(-1)

describe('What the browser’s recogniser loses', () => {
  it.each(['network', 'service-not-allowed', 'aborted', 'audio-capture'])(
    'by %s while a person speaks is heard by the next one, and the person goes on speaking',
    async (error) => {
      const { ended, onEnd, onAudioRecipient, say, speech, upload } = await aPage((recogniser) => recogniser.listen())
      started()?.fail(error)
      await say('forty two')
      expect(onEnd).not.toHaveBeenCalled()
      expect(await ended).toBe('speech-ended')
      expect(await speech.stop()).toMatchObject({ text: 'forty two', transcriber: 'pocketsphinx' })
      expect(upload.mock.calls[0]?.[0].audio.size).toBeGreaterThan(16_000)
      expect(onAudioRecipient).toHaveBeenLastCalledWith(expect.stringContaining('this site only'))
    },
  )

  it('at the end of the answer is heard by the next one, too', async () => {
    const { ended, say, speech, upload } = await aPage((recogniser) => recogniser.listen())
    const recogniser = started()
    if (recogniser) recogniser.stop = () => recogniser.fail('network')
    await say('forty two')
    await ended
    expect((await speech.stop()).transcriber).toBe('pocketsphinx')
    expect(upload).toHaveBeenCalledOnce()
  })

  it('is not there when it hears: nothing is uploaded', async () => {
    const { ended, say, speech, upload } = await aPage((recogniser) => recogniser.listen())
    await say('forty two')
    started()?.say(['42', 0.9])
    await ended
    expect(await speech.stop()).toMatchObject({ text: '42', transcriber: 'browser' })
    expect(upload).not.toHaveBeenCalled()
  })

  it('is not sent anywhere when nothing was said', async () => {
    const { ended, speech, upload } = await aPage((recogniser) => recogniser.listen())
    started()?.fail('network')
    expect(await ended).toBe('nothing-heard')
    await expect(speech.stop()).rejects.toHaveProperty('kind', 'offline')
    expect(upload).not.toHaveBeenCalled()
  })
})

describe('Recording beside a recogniser', () => {
  it('shows how loud it is, and finds the end by the limits of the field', async () => {
    const listening = aListening({ type: 'radio' })
    const onLevel = vi.fn<(level: number) => void>()
    Object.assign(listening.options, { onLevel })
    const { ended, say } = await aPage((recogniser) => recogniser.listen(), listening)
    await say('yes')
    expect(await ended).toBe('speech-ended')
    expect(Math.max(...onLevel.mock.calls.map(([level]) => level))).toBeGreaterThan(0.5)
  })

  it('lets the recogniser end an answer that it is sure of', async () => {
    const { ended } = await aPage((recogniser) => recogniser.listen())
    started()?.say(['42'])
    started()?.tell('end')
    expect(await ended).toBe('speech-ended')
  })

  it('lets only the person end it while the button is held', async () => {
    const listening = aListening({ type: 'radio' })
    Object.assign(listening.options, { limits: listeningLimits({ type: 'radio' }, { isHeld: true }) })
    const { onEnd } = await aPage((recogniser) => recogniser.listen(), listening)
    started()?.say(['yes'])
    started()?.tell('end')
    expect(onEnd).not.toHaveBeenCalled()
  })

  it('releases the microphone when it is cancelled', async () => {
    const { microphone, speech } = await aPage((recogniser) => recogniser.listen())
    speech.cancel()
    await expect.poll(microphone.isReleased).toBe(true)
    expect(started()?.calls).toContain('abort')
  })

  it('stops when the recogniser refuses to start, so that the next can begin', async () => {
    const { say, speech, ended } = await aPage((recogniser) => recogniser.fail('service-not-allowed'))
    await say('forty two')
    await ended
    expect((await speech.stop()).transcriber).toBe('pocketsphinx')
  })

  it('is left out on phones, which give the microphone to one at a time', async () => {
    vi.spyOn(Navigator.prototype, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 15)')
    const { microphone } = await aPage((recogniser) => recogniser.listen())
    expect(microphone.tracks).toEqual([])
  })

  it('is left out where it fails: the recogniser listens alone', async () => {
    await fakeMicrophone()
    vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockRejectedValue(new DOMException('taken', 'NotReadableError'))
    fakeRecogniser((recogniser) => recogniser.listen())
    const { ended, options } = aListening({ type: 'radio' })
    const listening = await recorded(vendorBrowserTranscriber()).start(options)
    started()?.say(['yes'])
    expect(await ended).toBe('speech-ended')
    expect((await listening.stop()).text).toBe('yes')
  })
})
