import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { commands } from 'vitest/browser'
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate'
import type { FormField, TranscriberInfo, Transcription } from '../../contract/types.gen.ts'
import { voiceCaptureMachine } from '../../machines/voice-capture/voice-capture.machine.ts'
import type {
  Heard,
  Listened,
  ListeningEvent,
  MicrophoneEvent,
  OpenMicrophone,
  PauseJudged,
  Preview,
  Spoken,
  Understanding,
} from '../../machines/voice-capture/types.ts'
import type { AskConsent } from '../../src/speech/transcribers/chain.ts'
import type { Upload } from '../../src/speech/transcribers/server.ts'
import type { Pause } from '../../src/speech/listening-limits.ts'
import type { OpenOptions } from '../../src/speech/open-options.ts'
import { Voice } from '../../src/speech/voice.ts'
import { fakeMicrophone, withoutMicrophone } from './support/fake-microphone.ts'

const ourServer: TranscriberInfo = { id: 'pocketsphinx', label: 'Basic', privacy: 'our-server' }
const service = (host: string): TranscriberInfo => ({ id: 'openai', label: host, privacy: 'third-party', host })
const aNumber: FormField = { id: 'age', name: 'age', label: 'Your age', type: 'number' }

/** What fails takes so long at most, on a machine that does other work too. */
const PATIENCE = { timeout: 30_000 }

const heard = (text: string): Transcription => ({ text, transcriber: 'pocketsphinx' })

interface FieldInput {
  field: FormField
}

const actorsOf = (voice: Voice, options: OpenOptions = {}) => ({
  openMicrophone: fromCallback<MicrophoneEvent, OpenMicrophone>(({ input, sendBack }) =>
    voice.open(input.field, sendBack, options),
  ),
  listenForSpeech: fromCallback<ListeningEvent | PauseJudged, FieldInput>(({ sendBack, receive }) => {
    receive((event) => event.type === 'pause.judged' && voice.expect(event.completeness))
    return voice.follow(sendBack)
  }),
  previewSpeech: fromPromise<Preview, Spoken>(({ input }) => voice.preview(input)),
  finishSpeech: fromPromise<void>(() => voice.finish()),
  transcribe: fromPromise<Heard, FieldInput>(() => voice.heard()),
  understand: fromPromise<Understanding, Listened>(({ input }) => voice.understand(input)),
})

function aPage(upload: Upload, options: OpenOptions = {}, field = aNumber, pause: Pause = 'normal') {
  const uploads = vi.fn<typeof upload>(upload)
  const [onRecordingSaved, onNotice] = [
    vi.fn<(fieldIds: readonly string[]) => void>(),
    vi.fn<(text?: string) => void>(),
  ]
  const voice = new Voice({
    capabilities: async () => ({ transcribers: [ourServer] }),
    upload: uploads,
    askConsent: async () => true,
    lang: 'en-US',
    pause: () => pause,
    onRecordingSaved,
    onNotice,
  })
  const actor = createActor(voiceCaptureMachine.provide({ actors: actorsOf(voice, options) }), {
    input: { field },
  }).start()
  const reaches = (state: Parameters<ReturnType<typeof actor.getSnapshot>['matches']>[0]) =>
    waitFor(actor, (snapshot) => snapshot.matches(state), PATIENCE)
  // A page that is left has nothing more.
  onTestFinished(() => {
    actor.stop()
    voice.letGo(field.id)
  })
  return { actor, uploads, voice, reaches, options, onRecordingSaved, onNotice }
}

const reachesLevel = (actor: ReturnType<typeof aPage>['actor'], isReached: (level: number) => boolean) =>
  waitFor(actor, ({ context }) => isReached(context.level), PATIENCE)

/** What was uploaded first. */
function first(uploads: { mock: { calls: Parameters<Upload>[] } }): Parameters<Upload>[0] {
  const [call] = uploads.mock.calls
  if (!call) throw new Error('Nothing was uploaded')
  return call[0]
}

/** False where the browser asks first. */
const leave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

beforeEach(() => localStorage.clear())
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('A spoken answer', () => {
  it('goes from the microphone to the value of the field', async () => {
    const microphone = await fakeMicrophone()
    const { actor, reaches, uploads } = aPage(async () => heard('forty two'))
    const levels: number[] = []
    actor.subscribe(({ context }) => levels.push(context.level))
    actor.send({ type: 'voice.started' })
    await reaches({ capturing: 'listening' })
    await microphone.play(await commands.speakWav('forty two'))
    const { context } = await reaches('completed')
    expect(context).toMatchObject({ value: 42, transcript: 'forty two', failure: null })
    expect(Math.max(...levels)).toBeGreaterThan(0.5)
    expect(uploads.mock.calls[0]?.[0]).toMatchObject({ fieldId: 'age', lang: 'en-US' })
    expect(uploads.mock.calls[0]?.[0].audio.size).toBeLessThan(64_000)
    expect(microphone.isReleased()).toBe(true)
  })

  it('is transcribed in the pause after it, and not again at its end', async () => {
    const microphone = await fakeMicrophone()
    const { actor, reaches, uploads } = aPage(async () => heard('forty two'))
    actor.send({ type: 'voice.started' })
    await reaches({ capturing: 'listening' })
    await microphone.play(await commands.speakWav('forty two', { silence: { before: 0.4, after: 3 } }))
    await reaches({ capturing: { listening: 'previewing' } })
    expect(microphone.isReleased()).toBe(false)
    const { context } = await reaches('completed')
    expect(context).toMatchObject({ value: 42, transcript: 'forty two' })
    expect(uploads).toHaveBeenCalledOnce()
  })

  it('that was transcribed in vain in the pause is sent once more at its end, as after any first attempt', async () => {
    const microphone = await fakeMicrophone()
    const attempts = [() => Promise.reject(new TypeError('Failed to fetch')), async () => heard('forty two')]
    const { actor, reaches, uploads, onNotice } = aPage(
      () => attempts.shift()?.() ?? Promise.reject(new Error('again')),
    )
    actor.send({ type: 'voice.started' })
    await reaches({ capturing: 'listening' })
    await microphone.play(await commands.speakWav('forty two', { silence: { before: 0.4, after: 3 } }))
    expect((await reaches('completed')).context.value).toBe(42)
    expect(uploads).toHaveBeenCalledTimes(2)
    expect(onNotice.mock.calls.flat().filter(Boolean)).toHaveLength(1)
  })

  it('goes on after a pause: the whole of it is transcribed', async () => {
    const microphone = await fakeMicrophone()
    const sizes: number[] = []
    // A page that is busy goes on late, and must not find the answer ended.
    const upload: Upload = async ({ audio }) => {
      sizes.push(audio.size)
      return heard(sizes.length === 1 ? 'one hundred' : 'one hundred and twelve')
    }
    const { actor, reaches } = aPage(upload, {}, aNumber, 'very-long')
    const [begun, goneOn] = [
      await commands.speakWav('one hundred', { silence: { before: 0.4, after: 2 } }),
      await commands.speakWav('and twelve', { silence: { before: 0, after: 3 } }),
    ]
    actor.send({ type: 'voice.started' })
    await reaches({ capturing: 'listening' })
    await microphone.play(begun)
    await waitFor(actor, ({ context }) => context.transcript === 'one hundred', PATIENCE)
    expect(actor.getSnapshot().matches({ capturing: 'listening' })).toBe(true)
    await microphone.play(goneOn)
    expect((await reaches('completed')).context.value).toBe(112)
    expect(sizes).toHaveLength(2)
    expect(sizes[1]).toBeGreaterThan((sizes[0] ?? 0) + 16_000)
  })

  it.each(['requesting-permission', 'listening'] as const)(
    'is stopped while %s: the microphone closes and nothing is sent',
    async (phase) => {
      const microphone = await fakeMicrophone()
      const { actor, reaches, uploads } = aPage(async () => heard('forty two'))
      actor.send({ type: 'voice.started' })
      await reaches({ capturing: phase })
      actor.send({ type: 'voice.stopped' })
      expect(actor.getSnapshot().value).toBe('idle')
      await expect.poll(microphone.isReleased).toBe(true)
      expect(uploads).not.toHaveBeenCalled()
    },
  )

  it('is stopped while transcribing: the upload is cancelled', async () => {
    const microphone = await fakeMicrophone()
    const { actor, reaches, uploads } = aPage(() => new Promise(() => {}))
    actor.send({ type: 'voice.started' })
    await reaches({ capturing: 'listening' })
    await microphone.play(await commands.speakWav('forty two'))
    await reaches({ capturing: 'transcribing' })
    await expect.poll(() => uploads.mock.calls.length).toBe(1)
    expect(microphone.isReleased()).toBe(true)
    actor.send({ type: 'voice.stopped' })
    expect(uploads.mock.calls[0]?.[0].signal.aborted).toBe(true)
  })

  it('is nothing heard when no one speaks, and nothing is sent', async () => {
    const microphone = await fakeMicrophone()
    const { actor, uploads } = aPage(async () => heard('Thank you'))
    actor.send({ type: 'voice.started' })
    const { context } = await waitFor(actor, (snapshot) => snapshot.matches('error'), PATIENCE)
    expect(context.failure?.kind).toBe('nothing-heard')
    expect(uploads).not.toHaveBeenCalled()
    expect(microphone.isReleased()).toBe(true)
  })

  it('fails in words when the microphone is denied', async () => {
    withoutMicrophone('NotAllowedError')
    const { actor, reaches } = aPage(async () => heard(''))
    actor.send({ type: 'voice.started' })
    expect((await reaches('error')).context.failure).toEqual({
      kind: 'denied',
      message: 'Microphone access denied. Please allow microphone access to use voice input.',
    })
  })

  it.each([
    [undefined, 'offline'],
    [429, 'busy'],
    [503, 'unavailable'],
  ])('fails when the upload ends with %s', async (status, kind) => {
    const microphone = await fakeMicrophone()
    const { actor, reaches } = aPage(() => Promise.reject(Object.assign(new Error('refused'), { status })))
    actor.send({ type: 'voice.started' })
    await reaches({ capturing: 'listening' })
    await microphone.play(await commands.speakWav('forty two'))
    expect((await reaches('error')).context.failure?.kind).toBe(kind)
  })

  it('that failed is heard again without being said again: the same sound', async () => {
    const microphone = await fakeMicrophone()
    let isDown = true
    const page = aPage(async () => {
      if (isDown) throw Object.assign(new Error('refused'), { status: 503 })
      return heard('forty two')
    })
    const { actor, onRecordingSaved, options, reaches, uploads } = page
    actor.send({ type: 'voice.started' })
    await reaches({ capturing: 'listening' })
    await microphone.play(await commands.speakWav('forty two'))
    const { failure } = (await reaches('error')).context
    expect(failure).toMatchObject({ kind: 'unavailable', isKept: true })
    expect(onRecordingSaved).toHaveBeenLastCalledWith(['age'])
    isDown = false
    options.isAgain = true
    actor.send({ type: 'voice.pressed' })
    actor.send({ type: 'voice.started' })
    expect((await reaches('completed')).context.value).toBe(42)
    expect(uploads.mock.calls.map(([{ audio }]) => audio)).toEqual([first(uploads).audio, first(uploads).audio])
    expect(microphone.tracks).toHaveLength(1)
    expect(onRecordingSaved).toHaveBeenLastCalledWith([])
  })

  it.each([500, 502, 504])('is sent once more after %d, and the page says so meanwhile', async (status) => {
    const microphone = await fakeMicrophone()
    let isDown = true
    const { actor, onNotice, reaches, uploads } = aPage(async () => {
      const wasDown = isDown
      isDown = false
      if (wasDown) throw Object.assign(new Error('failed'), { status })
      expect(onNotice).toHaveBeenLastCalledWith('retry')
      return heard('forty two')
    })
    actor.send({ type: 'voice.started' })
    await reaches({ capturing: 'listening' })
    await microphone.play(await commands.speakWav('forty two'))
    expect((await reaches('completed')).context.value).toBe(42)
    expect(uploads).toHaveBeenCalledTimes(2)
    expect(onNotice).toHaveBeenLastCalledWith(undefined)
  })

  it.each([
    [503, 1],
    [500, 2],
  ])('that fails with %d for good was sent %d times', async (status, times) => {
    const microphone = await fakeMicrophone()
    const { actor, reaches, uploads } = aPage(() => Promise.reject(Object.assign(new Error('failed'), { status })))
    actor.send({ type: 'voice.started' })
    await reaches({ capturing: 'listening' })
    await microphone.play(await commands.speakWav('forty two'))
    await reaches('error')
    expect(uploads).toHaveBeenCalledTimes(times)
  })

  it('that is on its way when the person goes on is kept for its field, and heard there', async () => {
    const microphone = await fakeMicrophone()
    let isBusy = true
    const upload: Upload = () => (isBusy ? new Promise(() => {}) : Promise.resolve(heard('forty two')))
    const { actor, onRecordingSaved, uploads, voice } = aPage(upload)
    actor.send({ type: 'voice.started' })
    await waitFor(actor, (snapshot) => snapshot.matches({ capturing: 'listening' }))
    await microphone.play(await commands.speakWav('forty two'))
    await waitFor(actor, (snapshot) => snapshot.matches({ capturing: 'transcribing' }), PATIENCE)
    expect(uploads).toHaveBeenCalledOnce()
    actor.stop()
    expect(onRecordingSaved).toHaveBeenLastCalledWith(['age'])
    isBusy = false
    const speakIn = (field: FormField, options: OpenOptions) => {
      const machine = voiceCaptureMachine.provide({ actors: actorsOf(voice, options) })
      const next = createActor(machine, { input: { field } }).start()
      next.send({ type: 'voice.started' })
      return next
    }
    const elsewhere = speakIn({ ...aNumber, id: 'height', name: 'height' }, {})
    await waitFor(elsewhere, (snapshot) => snapshot.matches({ capturing: 'listening' }))
    elsewhere.stop()
    expect(onRecordingSaved, 'speaking elsewhere takes nothing away').toHaveBeenLastCalledWith(['age'])
    const back = speakIn(aNumber, { isAgain: true })
    const { context } = await waitFor(back, (snapshot) => snapshot.matches('completed'), PATIENCE)
    expect(context.value).toBe(42)
    expect(uploads.mock.lastCall?.[0].audio).toBe(first(uploads).audio)
    expect(onRecordingSaved).toHaveBeenLastCalledWith([])
  })

  it('that is heard again stays kept when the person goes on meanwhile, until it is let go of', async () => {
    const microphone = await fakeMicrophone()
    let isDown = true
    const page = aPage(() =>
      isDown ? Promise.reject(Object.assign(new Error('refused'), { status: 503 })) : new Promise(() => {}),
    )
    const { actor, onRecordingSaved, options, reaches, uploads, voice } = page
    actor.send({ type: 'voice.started' })
    await reaches({ capturing: 'listening' })
    await microphone.play(await commands.speakWav('forty two'))
    await reaches('error')
    isDown = false
    options.isAgain = true
    const before = uploads.mock.calls.length
    actor.send({ type: 'voice.started' })
    await expect.poll(() => uploads.mock.calls.length).toBe(before + 1)
    actor.stop()
    expect(onRecordingSaved).toHaveBeenLastCalledWith(['age'])
    voice.letGo('age')
    expect(onRecordingSaved).toHaveBeenLastCalledWith([])
  })

  it.each([
    ['conversation', 'conversation', true],
    ['answer', 'conversation', true],
    ['spelling', 'spelling', true],
    ['command', 'command', false],
    ['command', 'conversation', false],
    ['spelling', 'conversation', false],
  ] as const)('that failed as %s is heard when a conversation listens for %s: %s', async (said, asked, isHeard) => {
    const microphone = await fakeMicrophone()
    const { actor, onRecordingSaved, options, reaches, uploads } = aPage(() =>
      Promise.reject(Object.assign(new Error('refused'), { status: 503 })),
    )
    options.listenFor = said
    actor.send({ type: 'voice.started' })
    await reaches({ capturing: 'listening' })
    await microphone.play(await commands.speakWav('forty two'))
    await reaches('error')
    expect(onRecordingSaved).toHaveBeenLastCalledWith(['age'])
    Object.assign(options, { hearsSaved: true, listenFor: asked })
    // On a busy machine there is a pause between the words, in which they are transcribed too.
    const before = uploads.mock.calls.length
    actor.send({ type: 'voice.started' })
    await (isHeard ? reaches('error') : reaches({ capturing: 'listening' }))
    expect(uploads).toHaveBeenCalledTimes(before + (isHeard ? 1 : 0))
    expect(onRecordingSaved).toHaveBeenLastCalledWith(said === 'command' ? [] : ['age'])
    actor.stop()
  })

  it('is not lost by a reload without a question, from its first sound to its end', async () => {
    const microphone = await fakeMicrophone()
    const answers = Promise.withResolvers<ReturnType<typeof heard>>()
    const { actor, reaches } = aPage(() => answers.promise)
    actor.send({ type: 'voice.started' })
    await reaches({ capturing: 'listening' })
    expect(leave(), 'nothing was said').toBe(true)
    await microphone.play(await commands.speakWav('forty two'))
    await reaches({ capturing: 'transcribing' })
    expect(leave()).toBe(false)
    answers.resolve(heard('forty two'))
    await reaches('completed')
    expect(leave()).toBe(true)
  })

  it('that failed stays kept until something else was heard in its place', async () => {
    const microphone = await fakeMicrophone()
    let isDown = true
    const { actor, onRecordingSaved, reaches, uploads } = aPage(async () => {
      if (isDown) throw Object.assign(new Error('refused'), { status: 503 })
      return heard('seven')
    })
    const speaks = async (words: string) => {
      actor.send({ type: 'voice.started' })
      await reaches({ capturing: 'listening' })
      await microphone.play(await commands.speakWav(words))
    }
    await speaks('forty two')
    await reaches('error')
    expect(onRecordingSaved).toHaveBeenLastCalledWith(['age'])
    expect(leave(), 'the browser asks before the page is left').toBe(false)
    actor.send({ type: 'voice.started' })
    await reaches({ capturing: 'listening' })
    actor.send({ type: 'voice.stopped' })
    expect(onRecordingSaved, 'nothing was said').toHaveBeenLastCalledWith(['age'])
    isDown = false
    await speaks('seven')
    expect((await reaches('completed')).context.value).toBe(7)
    expect(uploads.mock.lastCall?.[0].audio).not.toBe(first(uploads).audio)
    expect(onRecordingSaved).toHaveBeenLastCalledWith([])
    expect(leave()).toBe(true)
  })

  it('is what was said until the person lets go of the button, through any silence', async () => {
    const microphone = await fakeMicrophone()
    const { actor, reaches } = aPage(async () => heard('forty two'), { isHeld: true })
    actor.send({ type: 'voice.started' })
    await reaches({ capturing: 'listening' })
    await microphone.play(await commands.speakWav('forty two'))
    const early = waitFor(actor, (snapshot) => !snapshot.matches({ capturing: 'listening' }), { timeout: 4000 })
    await expect(early).rejects.toThrow('Timeout')
    actor.send({ type: 'voice.finished' })
    expect((await reaches('completed')).context.value).toBe(42)
  })

  it('that a lost microphone cut short is used, shown, and explained', async () => {
    const microphone = await fakeMicrophone()
    const { actor, onNotice, reaches } = aPage(async () => heard('forty two'), { isHeld: true })
    actor.send({ type: 'voice.started' })
    await reaches({ capturing: 'listening' })
    await microphone.play(await commands.speakWav('forty two', { silence: { before: 0.3, after: 0.1 } }))
    await reachesLevel(actor, (level) => level > 0.5)
    await reachesLevel(actor, (level) => level < 0.1)
    microphone.tracks[0]?.dispatchEvent(new Event('ended'))
    expect((await reaches({ completed: 'confirming' })).context.value).toBe(42)
    expect(onNotice).toHaveBeenLastCalledWith('device-lost')
  })

  it('cannot begin without a connection, and says so', async () => {
    const { actor, reaches, voice } = aPage(async () => heard('forty two'))
    await voice.audioRecipient()
    vi.spyOn(Navigator.prototype, 'onLine', 'get').mockReturnValue(false)
    actor.send({ type: 'voice.started' })
    expect((await reaches('error')).context.failure?.kind).toBe('offline')
  })

  it('opens one microphone at a time', async () => {
    const microphone = await fakeMicrophone()
    const { actor, reaches, voice } = aPage(async () => heard('one'))
    actor.send({ type: 'voice.started' })
    await reaches({ capturing: 'listening' })
    const other = createActor(voiceCaptureMachine.provide({ actors: actorsOf(voice) }), { input: { field: aNumber } })
    other.start().send({ type: 'voice.started' })
    await waitFor(other, (snapshot) => snapshot.matches({ capturing: 'listening' }))
    expect(microphone.tracks.filter(({ readyState }) => readyState === 'live')).toHaveLength(1)
    other.stop()
    actor.stop()
    await expect.poll(microphone.isReleased).toBe(true)
  })

  it('is sent to another service than before only after the person allowed that one, without being said again', async () => {
    const microphone = await fakeMicrophone()
    let host = 'old.example'
    const upload = vi.fn<Upload>(async (answer) => {
      if (answer.host !== 'new.example') throw Object.assign(new Error('not named'), { status: 503 })
      return { text: 'forty two', transcriber: 'openai' }
    })
    const askConsent = vi.fn<AskConsent>(async () => true)
    const onAudioRecipient = vi.fn<(text: string) => void>()
    const capabilities = async () => ({ transcribers: [service(host)] })
    const voice = new Voice({ capabilities, upload, askConsent, onAudioRecipient, lang: 'en-US' })
    const options: OpenOptions = {}
    const machine = voiceCaptureMachine.provide({ actors: actorsOf(voice, options) })
    const actor = createActor(machine, { input: { field: aNumber } }).start()
    const reaches = (state: 'error' | 'completed') => waitFor(actor, (snapshot) => snapshot.matches(state), PATIENCE)
    actor.send({ type: 'voice.started' })
    await waitFor(actor, (snapshot) => snapshot.matches({ capturing: 'listening' }))
    host = 'new.example'
    await microphone.play(await commands.speakWav('forty two'))
    await reaches('error')
    await expect
      .poll(() => onAudioRecipient.mock.lastCall?.[0])
      .toBe(
        'Your voice goes to new.example, a service outside this site, which turns it into text. You are asked first.',
      )
    options.isAgain = true
    actor.send({ type: 'voice.started' })
    expect((await reaches('completed')).context.value).toBe(42)
    expect(askConsent.mock.calls.map(([{ question }]) => question)).toEqual([
      'May your voice be sent to old.example?',
      'May your voice be sent to new.example?',
    ])
  })

  it('says who hears before anybody has spoken', async () => {
    expect(await aPage(async () => heard('')).voice.audioRecipient()).toContain('this site only')
  })
})
