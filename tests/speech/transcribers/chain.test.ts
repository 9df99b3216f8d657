import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Privacy } from '../../../contract/types.gen.ts'
import { NotTranscribed, VoiceProblem, type VoiceProblemKind } from '../../../src/speech/problems.ts'
import { type AskConsent, TranscriberChain } from '../../../src/speech/transcribers/chain.ts'
import type { Transcriber } from '../../../src/speech/transcriber.ts'
import { aListening } from '../support/listening-options.ts'

beforeEach(() => localStorage.clear())
afterEach(() => vi.restoreAllMocks())

/** A recogniser that hears its own id, or fails to start. */
function aTranscriber(id: string, privacy: Privacy = 'our-server', failure?: VoiceProblemKind) {
  const start = vi.fn<Transcriber['start']>(async () => {
    if (failure) throw new VoiceProblem(failure)
    return { cancel: () => {}, stop: async () => ({ text: id, transcriber: id }) }
  })
  return { id, label: `Service ${id}`, privacy, probe: async () => 'ready' as const, start }
}

function aChain(transcribers: Transcriber[], agrees = true) {
  const askConsent = vi.fn<AskConsent>(async () => agrees)
  const onAudioRecipient = vi.fn<(text: string) => void>()
  const chain = new TranscriberChain(transcribers, { lang: 'en-US', askConsent, onAudioRecipient })
  const hear = async () => (await (await chain.start(aListening().options)).stop()).text
  return { chain, askConsent, onAudioRecipient, hear }
}

describe('The first recogniser that works is used', () => {
  it('in the given order', async () => {
    expect(await aChain([aTranscriber('a'), aTranscriber('b')]).hear()).toBe('a')
  })

  it('and one that cannot be used here is passed over from then on', async () => {
    const broken = aTranscriber('a', 'device', 'unavailable')
    const { hear } = aChain([broken, aTranscriber('b')])
    expect([await hear(), await hear()]).toEqual(['b', 'b'])
    expect(broken.start).toHaveBeenCalledOnce()
  })

  it('and one that had no connection is tried again', async () => {
    const away = aTranscriber('a', 'our-server', 'offline')
    const { hear } = aChain([away, aTranscriber('b')])
    expect([await hear(), await hear()]).toEqual(['b', 'b'])
    expect(away.start).toHaveBeenCalledTimes(2)
  })

  it('and one whose service refuses the audio is passed over the next time', async () => {
    const refusing: Transcriber = {
      ...aTranscriber('a'),
      start: async () => ({ cancel: () => {}, stop: () => Promise.reject(new VoiceProblem('unavailable')) }),
    }
    const { hear } = aChain([refusing, aTranscriber('b')])
    await expect(hear()).rejects.toHaveProperty('kind', 'unavailable')
    expect(await hear()).toBe('b')
  })

  it('but not one that does not know the language of the form, which is said', async () => {
    const a = aTranscriber('a')
    const english: Transcriber = { ...a, probe: async (lang) => (lang === 'en-US' ? 'ready' : 'unavailable') }
    const inSpanish = new TranscriberChain([english], { lang: 'es-ES', askConsent: async () => true })
    await expect(inSpanish.start(aListening().options)).rejects.toHaveProperty('kind', 'other-language')
    expect(await inSpanish.audioRecipient()).toHaveProperty('kind', 'other-language')
    expect(a.start).not.toHaveBeenCalled()
  })

  it.each(['denied', 'insecure-page', 'no-sound'] as const)('but %s is for all of them', async (kind) => {
    const next = aTranscriber('b')
    await expect(aChain([aTranscriber('a', 'our-server', kind), next]).hear()).rejects.toHaveProperty('kind', kind)
    expect(next.start).not.toHaveBeenCalled()
  })

  it('and where the browser finds no microphone, the page may find one', async () => {
    const { hear } = aChain([aTranscriber('a', 'browser-vendor', 'no-device'), aTranscriber('b')])
    expect(await hear()).toBe('b')
  })

  it('and when none works, typing is left', async () => {
    await expect(aChain([]).hear()).rejects.toThrow('Speech recognition is not available. Please type your answer.')
  })
})

const wav = new Blob(['RIFF'], { type: 'audio/wav' })

/** Records, and then fails at hearing it; as the others do or do not. */
function aRecorder(id: string, failure: VoiceProblemKind, hear?: Transcriber['transcribe']): Transcriber {
  const fail = () => Promise.reject(new VoiceProblem(failure))
  const start = async () => ({ cancel: () => {}, stop: fail, recording: wav })
  return { ...aTranscriber(id), start, transcribe: hear ?? fail }
}

const hearing = (text: string) =>
  vi.fn<NonNullable<Transcriber['transcribe']>>(async () => ({ text, transcriber: text }))

describe('What was recorded already', () => {
  it.each(['unavailable', 'offline', 'busy', 'no-answer', 'interrupted'] as const)(
    'is heard by the next recogniser after %s: the same sound, once',
    async (kind) => {
      const [second, third] = [hearing('b'), hearing('c')]
      const { hear } = aChain([aRecorder('a', kind), aRecorder('b', kind, second), aRecorder('c', kind, third)])
      expect(await hear()).toBe('b')
      expect(second.mock.calls.map(([recording]) => recording)).toEqual([wav])
      expect(third).not.toHaveBeenCalled()
    },
  )

  it('goes on until one hears it', async () => {
    expect(
      await aChain([aRecorder('a', 'offline'), aRecorder('b', 'busy'), aRecorder('c', 'busy', hearing('c'))]).hear(),
    ).toBe('c')
  })

  it('goes past those who want a microphone of their own', async () => {
    const { hear } = aChain([aRecorder('a', 'unavailable'), aTranscriber('b'), aRecorder('c', 'busy', hearing('c'))])
    expect(await hear()).toBe('c')
  })

  it('goes to no other transcriber when it was silence', async () => {
    const next = hearing('b')
    const { hear } = aChain([aRecorder('a', 'nothing-heard'), aRecorder('b', 'unavailable', next)])
    await expect(hear()).rejects.toHaveProperty('kind', 'nothing-heard')
    expect(next).not.toHaveBeenCalled()
  })

  it('goes to somebody outside only after the person agreed', async () => {
    const next = hearing('b')
    const outside = { ...aRecorder('b', 'unavailable', next), privacy: 'third-party' as const }
    const refusing = aChain([aRecorder('a', 'unavailable'), outside], false)
    await expect(refusing.hear()).rejects.toBeInstanceOf(NotTranscribed)
    expect(refusing.askConsent).toHaveBeenCalledOnce()
    expect(next).not.toHaveBeenCalled()
    expect(await aChain([aRecorder('a', 'unavailable'), outside]).hear()).toBe('b')
  })

  it('is given back when no transcriber succeeds, and may be transcribed later', async () => {
    let isUp = false
    const late: Transcriber['transcribe'] = async () => {
      if (!isUp) throw new VoiceProblem('offline')
      return { text: 'at last', transcriber: 'b' }
    }
    const { hear, chain } = aChain([aRecorder('a', 'unavailable'), aRecorder('b', 'offline', late)])
    const error: unknown = await hear().catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(NotTranscribed)
    expect(error).toMatchObject({ kind: 'offline', recording: wav })
    isUp = true
    expect((await chain.transcribe(wav, aListening().options)).text).toBe('at last')
  })

  it('that is too long for one goes to the next, and is not kept where it is so for all', async () => {
    expect(await aChain([aRecorder('a', 'too-large'), aRecorder('b', 'unavailable', hearing('b'))]).hear()).toBe('b')
    const error: unknown = await aChain([aRecorder('a', 'too-large')])
      .hear()
      .catch((reason: unknown) => reason)
    expect(error).toMatchObject({ kind: 'too-large' })
    expect(error).not.toBeInstanceOf(NotTranscribed)
  })

  it('is not transcribed for a person who has left', async () => {
    const { leave, options } = aListening()
    const next = hearing('b')
    const slow: Transcriber = {
      ...aRecorder('a', 'unavailable'),
      start: async () => ({
        cancel: () => {},
        recording: wav,
        stop: () =>
          new Promise((_, reject) => options.signal.addEventListener('abort', () => reject(options.signal.reason))),
      }),
    }
    const listening = await aChain([slow, aRecorder('b', 'busy', next)]).chain.start(options)
    const heard = listening.stop()
    leave.abort()
    await expect(heard).rejects.toHaveProperty('name', 'AbortError')
    expect(next).not.toHaveBeenCalled()
  })
})

/** Fails at what it recorded as long as it is told to; the next one of this site hears then. */
function aService() {
  let isDown = true
  const start = vi.fn<Transcriber['start']>(async () => ({
    cancel: () => {},
    recording: wav,
    stop: async () => {
      if (isDown) throw new VoiceProblem('unavailable')
      return { text: 'a', transcriber: 'a' }
    },
  }))
  const service: Transcriber = { ...aTranscriber('a'), start, transcribe: hearing('a') }
  return { service, start, be: (down: boolean) => (isDown = down) }
}
const theBrowser = () => aTranscriber('browser', 'browser-vendor')

describe('A service that fails', () => {
  it('once is tried again at the next answer, and nobody else is offered instead', async () => {
    const { service, be } = aService()
    const { askConsent, hear } = aChain([service, theBrowser()])
    await expect(hear()).rejects.toHaveProperty('kind', 'unavailable')
    be(false)
    expect(await hear()).toBe('a')
    expect(askConsent).not.toHaveBeenCalled()
  })

  it('again only after it worked is as at first', async () => {
    const { service, be } = aService()
    const { hear } = aChain([service, theBrowser()])
    for (const _ of [1, 2, 3]) {
      be(true)
      await expect(hear()).rejects.toHaveProperty('kind', 'unavailable')
      be(false)
      expect(await hear()).toBe('a')
    }
  })

  it('twice in a row is passed over for a minute', async () => {
    const clock = vi.spyOn(Date, 'now').mockReturnValue(1_000_000)
    const { service, start } = aService()
    const { hear } = aChain([service, theBrowser()])
    for (const _ of [1, 2]) await expect(hear()).rejects.toHaveProperty('kind', 'unavailable')
    expect(await hear()).toBe('browser')
    clock.mockReturnValue(1_059_999)
    expect(await hear()).toBe('browser')
    expect(start).toHaveBeenCalledTimes(2)
    clock.mockReturnValue(1_060_001)
    await expect(hear()).rejects.toHaveProperty('kind', 'unavailable')
    expect(start).toHaveBeenCalledTimes(3)
  })
})

describe('Who hears the audio', () => {
  it.each([
    ['our-server', 'Your voice goes to this site only. It is turned into text there and not stored.'],
    [
      'third-party',
      'Your voice goes to Service a, a service outside this site, which turns it into text. You are asked first.',
    ],
    [
      'browser-vendor',
      'Your voice goes to the maker of your browser, whose service turns it into text. You are asked first.',
    ],
    ['device', 'Your voice stays on this device.'],
    ['simulated', 'Demonstration: nobody listens, and a sample answer is filled in.'],
  ] as const)('is said before the first use: %s', async (privacy, text) => {
    expect(await aChain([aTranscriber('a', privacy)]).chain.audioRecipient()).toBe(text)
  })

  it('is not promised to be this device alone while that is not sure', async () => {
    const { chain } = aChain([aTranscriber('a', 'device'), aTranscriber('b', 'our-server')])
    expect(await chain.audioRecipient()).toContain('goes to this site only')
  })

  it('is said without a condition once the person has allowed it, and with it after a no', async () => {
    const outside = aTranscriber('a', 'third-party')
    const refusing = aChain([outside], false)
    await expect(refusing.hear()).rejects.toHaveProperty('kind', 'unconsented')
    expect(await refusing.chain.audioRecipient()).toContain('You are asked first.')
    const allowing = aChain([outside])
    await allowing.hear()
    expect(await allowing.chain.audioRecipient()).not.toContain('asked')
    expect(allowing.onAudioRecipient).toHaveBeenLastCalledWith(await allowing.chain.audioRecipient())
  })

  it('is undefined without a transcriber', async () => {
    expect(await aChain([]).chain.audioRecipient()).toBeUndefined()
  })

  it('is said again when it turns out to be someone else', async () => {
    const { hear, onAudioRecipient } = aChain([aTranscriber('a', 'device', 'unavailable'), aTranscriber('b')])
    await hear()
    expect(onAudioRecipient).toHaveBeenLastCalledWith(expect.stringContaining('this site only'))
  })
})

describe('Consent', () => {
  it.each(['third-party', 'browser-vendor'] as const)('is asked once for a %s, and remembered', async (privacy) => {
    const { askConsent, hear } = aChain([aTranscriber('a', privacy)])
    await hear()
    await hear()
    expect(askConsent).toHaveBeenCalledOnce()
    const nextVisit = aChain([aTranscriber('a', privacy)])
    await nextVisit.hear()
    expect(nextVisit.askConsent).not.toHaveBeenCalled()
  })

  const at = (host: string, id = 'openai') => ({ ...aTranscriber(id, 'third-party'), label: host, host })

  it('counts for a host: it is asked again when the address changes, and not when the engine there does', async () => {
    await aChain([at('stt.example')]).hear()
    const elsewhere = aChain([at('other.example')])
    await elsewhere.hear()
    expect(elsewhere.askConsent).toHaveBeenCalledOnce()
    const otherEngine = aChain([at('stt.example', 'deepgram')])
    await otherEngine.hear()
    expect(otherEngine.askConsent).not.toHaveBeenCalled()
  })

  it.each([
    [at('stt.example'), 'May your voice be sent to stt.example?'],
    [aTranscriber('browser', 'browser-vendor'), 'May your voice be sent to the maker of your browser?'],
  ])('says where, in the words that stand beside the button', async (transcriber, question) => {
    const { askConsent, chain, hear } = aChain([transcriber])
    await hear()
    const explanation = await chain.audioRecipient()
    expect(askConsent).toHaveBeenCalledWith({ question, explanation }, expect.any(AbortSignal))
  })

  it.each(['device', 'our-server', 'simulated'] as const)('is not asked for: %s', async (privacy) => {
    const { askConsent, hear } = aChain([aTranscriber('a', privacy)])
    await hear()
    expect(askConsent).not.toHaveBeenCalled()
  })

  it('is not asked for when the microphone is denied anyway', async () => {
    const askConsent = vi.fn<() => Promise<boolean>>(async () => true)
    const chain = new TranscriberChain([aTranscriber('a', 'third-party')], {
      lang: 'en-US',
      askConsent,
      allowMicrophone: () => Promise.reject(new VoiceProblem('denied')),
    })
    await expect(chain.start(aListening().options)).rejects.toHaveProperty('kind', 'denied')
    expect(askConsent).not.toHaveBeenCalled()
  })

  it('that is refused leaves the next recogniser, and is not asked again', async () => {
    const outside = aTranscriber('a', 'third-party')
    const { askConsent, hear } = aChain([outside, aTranscriber('b')], false)
    expect([await hear(), await hear()]).toEqual(['b', 'b'])
    expect(askConsent).toHaveBeenCalledOnce()
    expect(outside.start).not.toHaveBeenCalled()
  })

  it('that is refused with no other transcriber left says so, and is asked again at the next press', async () => {
    const { askConsent, hear } = aChain([aTranscriber('a', 'third-party')], false)
    await expect(hear()).rejects.toThrow('Voice input was not started. You can type your answer, or start it again.')
    await expect(hear()).rejects.toHaveProperty('kind', 'unconsented')
    expect(askConsent).toHaveBeenCalledTimes(2)
  })
})
